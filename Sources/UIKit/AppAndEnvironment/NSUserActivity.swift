/// A representation of the user's current activity, from which the app can resume it.
///
/// The class is part of Foundation on Apple's platforms. Handoff, search, and sharing with other apps are not available
/// here.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse domain name style.
  public let activityType: String

  /// The localized title of the activity.
  open var title: String?
  /// The information that is needed to resume the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are required to resume the activity; `nil` for all keys.
  open var requiredUserInfoKeys: Set<String>?
  /// A web page that shows the same content.
  open var webpageURL: URL?
  /// The identifier of the content of the activity.
  open var targetContentIdentifier: String?
  /// A stable identifier of the activity.
  open var persistentIdentifier: String?

  /// Creates an activity.
  ///
  /// The type must not be empty.
  public init(activityType: String) {
    expect(
      !activityType.isEmpty,
      "NSUserActivity needs an activity type, such as com.example.reading (was empty)")
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``, replacing those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Returns a copy of the activity, which later changes of the original do not affect.
  func saved() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.webpageURL = webpageURL
    copy.targetContentIdentifier = targetContentIdentifier
    copy.persistentIdentifier = persistentIdentifier
    return copy
  }
}
