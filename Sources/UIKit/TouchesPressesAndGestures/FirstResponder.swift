/// Who receives keyboard input, and the rules for handing that over.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// A responder that cannot be on screen cannot receive input: a view, or a controller's view, needs a window.
  static func become(_ responder: UIResponder) -> Bool {
    guard responder !== current else { return true }
    guard responder.canBecomeFirstResponder, isOnScreen(responder) else { return false }
    if let current, !current.resignFirstResponder() { return false }
    current = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard responder === current else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }

  /// What leaves the screen stops receiving input, whether it wants to or not.
  static func leave(_ responder: UIResponder) {
    if responder === current { current = nil }
  }

  private static func isOnScreen(_ responder: UIResponder) -> Bool {
    if let view = responder as? UIView { return view.window != nil }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window != nil }
    return true
  }
}
