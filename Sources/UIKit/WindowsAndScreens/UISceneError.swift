/// The reason why the system could not fulfill a request for a scene.
public struct UISceneError: Error, Hashable, Sendable {
  /// Constants that specify the reason of the error.
  public enum Code: Int, Sendable {
    /// The app or the device supports only one scene.
    case multipleScenesNotSupported = 0
    /// The request was denied, for example because the user has closed the session.
    case requestDenied = 1
    /// The geometry of the scene cannot be changed on the device.
    case geometryRequestUnsupported = 100
    /// The geometry was denied, for example because the view controllers do not support an orientation.
    case geometryRequestDenied = 101
  }

  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The app or the device supports only one scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The request was denied.
  public static var requestDenied: Code { .requestDenied }
  /// The geometry of the scene cannot be changed.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The geometry was denied.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
