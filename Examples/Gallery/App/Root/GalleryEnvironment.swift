/// What the app needs from outside.
@MainActor
public struct GalleryEnvironment {
  /// Knows who may come aboard.
  public var authentication: any AuthenticationService
  /// Fetches the register.
  public var records: any RecordService
  /// Lets time pass.
  public var pause: Pause

  /// An environment without a server.
  ///
  /// - Parameter pause: How the time passes that a server would take: for real on a device, on a virtual clock in a tour.
  public static func demo(pause: @escaping Pause = { try await Task.sleep(for: $0) }) -> GalleryEnvironment {
    GalleryEnvironment(
      authentication: DemoAuthenticationService(pause: pause), records: DemoRecordService(pause: pause),
      pause: pause)
  }
}
