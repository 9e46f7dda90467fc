/// The updates of the configurations of a cell, a header, or a footer for its state.
@MainActor
final class ConfigurationUpdates {
  private var isNeeded = true
  /// A Boolean value that indicates whether an update is in progress, in which changes request no other update.
  private(set) var isRunning = false

  /// Requests an update before the next layout.
  func request(by view: UIView) {
    isNeeded = true
    view.setNeedsLayout()
  }

  /// Performs an update if one was requested.
  func runIfNeeded(_ update: () -> Void) {
    guard isNeeded, !isRunning else { return }
    isNeeded = false
    isRunning = true
    defer { isRunning = false }
    update()
  }
}
