/// The persistent information that the system keeps for one of the app's scenes.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// The role of a scene.
  public let role: Role
  /// The configuration with which the scene was created.
  public internal(set) var configuration: UISceneConfiguration
  /// A persistent identifier of the session.
  public let persistentIdentifier: String
  /// The activity from which the scene can be restored: the last one that its delegate provided, kept while it is
  /// disconnected.
  public var stateRestorationActivity: NSUserActivity?
  /// The app's own data of the session.
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
  /// The configuration's name in the app's settings.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, made when the scene connects.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene's window displays; with one, UIKit creates the window and
  /// assigns it to the delegate before the scene connects.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
