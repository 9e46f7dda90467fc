/// The responder at which the search for a key's effect begins.
@MainActor
enum KeyResponder {
  /// The first responder, or the focused view, or the view of the innermost view controller in the key window.
  ///
  /// A view controller with several visible children is the innermost one.
  static var current: UIResponder? {
    FirstResponder.current ?? FocusEngine.responder ?? UIApplication.shared.keyWindow.map { innermost(in: $0) }
  }

  private static func innermost(in window: UIWindow) -> UIResponder {
    guard var controller = window.rootViewController else { return window }
    while let next = successor(of: controller) { controller = next }
    return controller.viewIfLoaded ?? window
  }

  /// Returns the presented view controller, or the only child that is on screen.
  private static func successor(of controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController, !presented.isBeingDismissed { return presented }
    let visible = controller.children.filter { $0.viewIfLoaded?.window != nil }
    return visible.count == 1 ? visible.first : nil
  }

  /// The responders of the chain, beginning with the current one.
  static var chain: [UIResponder] { current.map { Array($0.chain) } ?? [] }
}
