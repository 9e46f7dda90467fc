/// The object that receives keyboard input, and the rules for changing it.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// The responder that currently cannot refuse to resign.
  private static weak var forced: UIResponder?
  /// The number of nested changes in progress.
  ///
  /// The keyboard is updated after the outermost change.
  private static var depth = 0

  /// Makes a responder the first responder, after the current first responder has resigned.
  ///
  /// A responder that is not on screen cannot receive input: a view, or a view controller's view, must be in a window.
  static func become(_ responder: UIResponder) -> Bool {
    guard responder !== current else { return true }
    guard responder.canBecomeFirstResponder, isOnScreen(responder) else { return false }
    depth += 1
    handOver(to: responder)
    depth -= 1
    // The keyboard is updated last, so that it stays in place when one field follows another.
    updateKeyboard()
    return responder === current
  }

  private static func handOver(to responder: UIResponder) {
    if let previous = current {
      guard previous.resignFirstResponder() else { return }
      // An override may have returned a value without calling its superclass.
      if previous === current { current = nil }
    }
    // Code that observes the resignation may have made another object first responder, or removed the view.
    guard current == nil, isOnScreen(responder) else { return }
    current = responder
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard responder === current else { return true }
    guard isForced(responder) || responder.canResignFirstResponder else { return false }
    current = nil
    updateKeyboard()
    return true
  }

  /// Makes a responder resign.
  ///
  /// Its callbacks are sent, but it cannot refuse.
  static func force(_ responder: UIResponder) {
    let outer = forced
    forced = responder
    responder.resignFirstResponder()
    forced = outer
    leave(responder)
  }

  /// Returns whether a responder currently cannot refuse to resign.
  static func isForced(_ responder: UIResponder) -> Bool { responder === forced }

  /// Makes the first responder in a hierarchy resign because the hierarchy is about to leave the screen.
  ///
  /// It cannot refuse.
  static func willLeave(_ root: UIView) {
    guard let current else { return }
    let view = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
    if view?.isDescendant(of: root) == true { force(current) }
  }

  /// Removes a responder as the first responder without callbacks.
  static func leave(_ responder: UIResponder) {
    guard responder === current else { return }
    current = nil
    Keyboard.shared.setNeedsUpdate()
  }

  /// Discards the first responder without callbacks.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    current = nil
    forced = nil
    depth = 0
  }

  private static func updateKeyboard() {
    if depth == 0 { Keyboard.shared.update() }
  }

  private static func isOnScreen(_ responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.window != nil }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window != nil }
    return true
  }
}
