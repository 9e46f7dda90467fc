/// A quick action of the app, which the user selects in the menu of its icon.
///
/// Assign the quick actions that change to ``UIApplication/shortcutItems``; those that do not change are in the app's
/// `Info.plist`. In a test, the simulator performs them.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  var storage: Storage

  /// The values of a quick action.
  struct Storage {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }

  /// Creates a quick action with a title, a subtitle, an icon, and information of the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    storage = Storage(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Creates a quick action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The string that identifies the kind of the quick action in the app.
  public var type: String { storage.type }
  /// The title that the user sees.
  public var localizedTitle: String { storage.title }
  /// The subtitle that the user sees.
  public var localizedSubtitle: String? { storage.subtitle }
  /// The icon.
  public var icon: UIApplicationShortcutIcon? { storage.icon }
  /// The information of the app with which it performs the quick action.
  public var userInfo: [String: any NSSecureCoding]? { storage.userInfo }
  /// The identifier of the content that the quick action concerns.
  public var targetContentIdentifier: Any? { storage.targetContentIdentifier }

  /// Returns this quick action, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a quick action with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(type: storage.type, localizedTitle: storage.title)
    copy.storage = storage
    return copy
  }
}

/// A quick action whose values can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The string that identifies the kind of the quick action in the app.
  open override var type: String {
    get { storage.type }
    set { storage.type = newValue }
  }
  /// The title that the user sees.
  open override var localizedTitle: String {
    get { storage.title }
    set { storage.title = newValue }
  }
  /// The subtitle that the user sees.
  open override var localizedSubtitle: String? {
    get { storage.subtitle }
    set { storage.subtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { storage.icon }
    set { storage.icon = newValue }
  }
  /// The information of the app with which it performs the quick action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storage.userInfo }
    set { storage.userInfo = newValue }
  }
  /// The identifier of the content that the quick action concerns.
  open override var targetContentIdentifier: Any? {
    get { storage.targetContentIdentifier }
    set { storage.targetContentIdentifier = newValue }
  }

  /// Returns a quick action with the same values that cannot be changed.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(type: storage.type, localizedTitle: storage.title)
    copy.storage = storage
    return copy
  }
}
