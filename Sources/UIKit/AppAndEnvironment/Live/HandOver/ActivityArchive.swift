/// A user activity as data.
struct ActivityArchive: Codable, Equatable, Sendable {
  private var activityType: String
  private var title: String?
  private var userInfo: Data?
  private var requiredUserInfoKeys: Set<String>?
  private var webpageURL: URL?
  private var targetContentIdentifier: String?
  private var persistentIdentifier: String?
  private var referrerURL: URL?
  private var keywords: Set<String>?
  private var expirationDate: Date?
  private var eligibility: ActivityEligibility?

  /// Creates an archive.
  ///
  /// `userInfo` must consist of property list types, as for every activity.
  @MainActor
  init(_ activity: NSUserActivity) throws {
    activityType = activity.activityType
    title = activity.title
    userInfo = try activity.userInfo.map {
      try PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
    }
    requiredUserInfoKeys = activity.requiredUserInfoKeys
    webpageURL = activity.webpageURL
    targetContentIdentifier = activity.targetContentIdentifier
    persistentIdentifier = activity.persistentIdentifier
    referrerURL = activity.referrerURL
    keywords = activity.keywords.isEmpty ? nil : activity.keywords
    expirationDate = activity.expirationDate
    eligibility = activity.eligibility
  }

  /// The activity.
  @MainActor
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    activity.title = title
    activity.userInfo = userInfo.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [AnyHashable: Any]
    }
    activity.requiredUserInfoKeys = requiredUserInfoKeys
    activity.webpageURL = webpageURL
    activity.targetContentIdentifier = targetContentIdentifier
    activity.persistentIdentifier = persistentIdentifier
    activity.referrerURL = referrerURL
    activity.keywords = keywords ?? []
    activity.expirationDate = expirationDate
    activity.eligibility = eligibility ?? .handoff
    return activity
  }
}
