// Navigation controllers on the stack of another one, as a collapsed split view controller and a More screen arrange
// them.
//
// The inner navigation controller keeps its stack and its bar, to whose items that of the controller below is added,
// for the back button. The outer one hides its bar meanwhile, and its gesture pops the whole inner stack from its root.
extension UINavigationController {
  /// The navigation controller on whose stack this one is.
  var outer: UINavigationController? { parentStorage as? UINavigationController }

  /// The navigation controller at the top of the stack.
  var innerTop: UINavigationController? { stack.last as? UINavigationController }

  /// A Boolean value that indicates whether the bar is not displayed.
  ///
  /// The bar is hidden, or that of an inner navigation controller is displayed in its place.
  var isBarAway: Bool { isBarHidden || stack.last is UINavigationController }

  /// The items of the bar, with that of the controller below in the outer navigation controller.
  var barItems: [UINavigationItem] {
    var below: UINavigationItem?
    if let outer, let index = outer.stack.firstIndex(where: { $0 === self }), index > 0 {
      let controller = outer.stack[index - 1]
      below = (controller as? UINavigationController)?.topViewController?.navigationItem ?? controller.navigationItem
    }
    return (below.map { [$0] } ?? []) + stack.map(\.navigationItem)
  }

  /// Pops the top view controller, or this navigation controller from the stack of the outer one.
  func goBack() {
    if nextStack.count > 1 { popViewController(animated: true) } else { outer?.popViewController(animated: true) }
  }

  // MARK: - For Split View Controllers

  /// Removes the controller at the top from the stack, and returns it.
  func takeTopForSplit() -> UIViewController? {
    endTransitionAtOnce()
    guard nextStack.count > 1, let top = stack.last, top.parentStorage === self else { return nil }
    top.willMove(toParent: nil)
    top.removeFromParent()
    return top
  }

  func endTransitionAtOnce() { running?.endAtOnce() }
}
