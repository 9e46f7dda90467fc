/// The services that the app requires.
@MainActor
public struct GalleryEnvironment {
  /// The service that authenticates users.
  public var authentication: any AuthenticationService
  /// The service that fetches the register.
  public var records: any RecordService
  /// The function with which the app waits.
  public var pause: Pause

  /// Returns an environment without a server.
  ///
  /// - Parameter pause: The function that waits for the duration of a server's response: in real time on a device, and
  ///   on a virtual clock in a tour.
  public static func demo(pause: @escaping Pause = { try await Task.sleep(for: $0) }) -> GalleryEnvironment {
    GalleryEnvironment(
      authentication: DemoAuthenticationService(pause: pause), records: DemoRecordService(pause: pause),
      pause: pause)
  }
}
