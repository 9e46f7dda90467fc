/// The events at which the style of the status bar is requested from the view controllers.
///
/// These are appearance callbacks, changes of traits, rotations, and requests of the app. Between them, a controller
/// that returns another style has no effect.
@MainActor
enum StatusBarUpdates {
  /// The number of events.
  private(set) static var count = 0
  private static var performed = 0

  /// Notes an event, after which the style is requested again.
  static func note() { count &+= 1 }

  /// Requests the style for all scenes if there was an event since the last commit.
  static func performIfNeeded() {
    guard performed != count else { return }
    performed = count
    for scene in UIApplication.shared.scenes { _ = scene.statusBarManager?.statusBarStyle }
  }
}
