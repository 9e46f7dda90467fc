/// The reason why the system could not fulfill a request for a scene.
public struct UISceneError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The app, or the device, has one scene only.
    case multipleScenesNotSupported = 0
    /// The request was denied, for instance because the user has closed the session.
    case requestDenied = 1
  }

  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The app, or the device, has one scene only.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The request was denied.
  public static var requestDenied: Code { .requestDenied }
}
