/// The type of an activity that continues the browsing of a web page, such as that of a universal link.
///
/// The page is the activity's ``NSUserActivity/webpageURL``.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A representation of the user's current activity, from which the app can resume it.
///
/// The class is part of Foundation on Apple's platforms. Handoff, search, and sharing with other apps are not available
/// here, so that the system uses activities for the restoration of scenes only.
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
  /// The web page from which the user came to ``webpageURL``.
  open var referrerURL: URL?
  /// The identifier of the content of the activity.
  open var targetContentIdentifier: String?
  /// A stable identifier of the activity.
  open var persistentIdentifier: String?
  /// Words with which the user can find the activity.
  ///
  /// The default is an empty set.
  open var keywords: Set<String> = []
  /// The date after which the activity is not offered any more; `nil` for the time that the system chooses.
  open var expirationDate: Date?
  /// The object that updates the activity before it is saved.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The services of the system that may use the activity.
  var eligibility: ActivityEligibility = .handoff
  /// The relation of the activity to what the user does.
  var usage = ActivityUsage()

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

  // MARK: - The Current Activity

  /// Makes the activity the one that the user is engaged in, in place of the previous one.
  ///
  /// An activity that was invalidated does not become current.
  open func becomeCurrent() {
    guard !usage.isInvalid else { return }
    CurrentActivity.set(self)
    scheduleSave()
  }

  /// Ends the user's engagement in the activity, without invalidating it.
  open func resignCurrent() { CurrentActivity.resign(self) }

  /// Invalidates the activity, which cannot become current any more.
  open func invalidate() {
    usage.isInvalid = true
    CurrentActivity.resign(self)
  }

  /// A Boolean value that indicates whether the information of the activity is out of date.
  ///
  /// The default is `false`. The delegate of the current activity is asked to update it at the end of the update cycle,
  /// and that of another one when the state of its scene is saved. The value is `false` afterwards.
  open var needsSave: Bool {
    get { usage.needsSave }
    set {
      usage.needsSave = newValue
      if newValue { scheduleSave() }
    }
  }

  // MARK: - Saving

  /// Lets the delegate update the activity if that is necessary.
  func updateIfNeeded() {
    guard usage.needsSave else { return }
    // Reset before the call, so that the delegate can request another update.
    usage.needsSave = false
    delegate?.userActivityWillSave(self)
  }

  /// Returns a copy of the activity, which later changes of the original do not affect.
  func saved() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.requiredUserInfoKeys = requiredUserInfoKeys
    copy.webpageURL = webpageURL
    copy.referrerURL = referrerURL
    copy.targetContentIdentifier = targetContentIdentifier
    copy.persistentIdentifier = persistentIdentifier
    copy.keywords = keywords
    copy.expirationDate = expirationDate
    copy.eligibility = eligibility
    return copy
  }
}
