/// The persistent information that the system stores for a scene of the app.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// Constants that specify the role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of scenes that show windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; `nil` while it is not connected.
  public internal(set) weak var scene: UIScene?
  /// The role of a scene.
  public let role: Role
  /// The configuration with which the scene was created.
  public internal(set) var configuration: UISceneConfiguration
  /// A persistent identifier of the session.
  public let persistentIdentifier: String
  /// The activity from which the scene can be restored, which is the last one that its delegate provided.
  ///
  /// It is stored while the scene is disconnected.
  public var stateRestorationActivity: NSUserActivity?
  /// Data that the app associates with the session.
  public var userInfo: [String: Any]?

  private static var count = 0

  package init(role: Role) {
    Self.count += 1
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    persistentIdentifier = "scene-\(Self.count)"
    super.init()
  }
}

/// The configuration with which the system creates a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the settings of the app.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for the class of the role.
  ///
  /// The role ``UISceneSession/Role/windowApplication`` has the class ``UIWindowScene``, which is the only class of
  /// scenes here. A configuration with another class is reported.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, which is created when the scene connects.
  ///
  /// The default is that of the configuration's entry in the scene manifest of the app.
  open lazy var delegateClass: AnyClass? = AppInformation.sceneDelegateClass(for: self)
  /// The storyboard whose initial view controller the scene's window displays.
  ///
  /// The default is that of the configuration's entry in the scene manifest of the app. If there is a storyboard, UIKit
  /// creates the window and assigns it to the delegate before the scene connects.
  open lazy var storyboard: UIStoryboard? = AppInformation.storyboard(for: self)

  /// Creates a configuration for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
