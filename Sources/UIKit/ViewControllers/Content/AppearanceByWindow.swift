/// The appearance callbacks that UIKit sends when views enter and leave windows.
///
/// The `will` callbacks are sent immediately, during the change of the hierarchy. The `did` callbacks are sent after
/// the change has been committed, unless another transition has begun by then.
@MainActor
enum AppearanceByWindow {
  static func viewTreeWillMove(_ root: UIView, to newWindow: UIWindow?) {
    if root.windowStorage != nil { visit(root, of: root, enclosing: nil, disappear) }
    guard let newWindow, !newWindow.isHidden else { return }
    visit(root, of: root, enclosing: nil, appear)
  }

  static func rootWillHide(_ root: UIViewController) { disappear(root) }

  static func rootWillShow(_ root: UIViewController) { appear(root) }

  /// Completes the callbacks of a child that has left its parent.
  ///
  /// An appearance becomes a disappearance, and a disappearance ends. The parent no longer forwards its `did` callbacks
  /// to the child, and a view that is not in a window cannot leave one.
  static func childDidLeave(_ child: UIViewController) {
    let phase = child.appearance.phase
    guard phase == .appearing || phase == .disappearing, !child.appearance.isExplicit,
      child.viewStorage?.windowStorage == nil
    else { return }
    disappear(child)
  }

  // MARK: - Finding the Controllers

  /// Finds the controllers that receive callbacks for the change directly.
  ///
  /// The others receive them from their parents.
  private static func visit(
    _ view: UIView, of root: UIView, enclosing: UIViewController?, _ act: (UIViewController) -> Void
  ) {
    var enclosing = enclosing
    if let controller = view.owner {
      if concerns(controller, in: root, enclosing: enclosing) { act(controller) }
      enclosing = controller
    }
    // The callbacks above may have changed the hierarchy.
    for subview in view.subviewStorage { visit(subview, of: root, enclosing: enclosing, act) }
  }

  private static func concerns(_ controller: UIViewController, in root: UIView, enclosing: UIViewController?) -> Bool {
    guard !controller.appearance.isExplicit, controller.ownPresentation?.isAttached != true else { return false }
    guard let parent = controller.parentStorage else {
      // A view without containment moves with the view that contains it, unless a container moves that view.
      return enclosing?.appearance.isExplicit != true
    }
    let parentMovesToo = parent.viewStorage?.isDescendant(of: root) == true
    return !parentMovesToo && parent.forwardsAppearanceAutomatically(to: controller)
  }

  // MARK: - Sending the Callbacks

  private static func appear(_ controller: UIViewController) {
    guard !controller.appearance.isVisible else { return }
    switch controller.parentStorage?.appearance.phase {
    case nil, .appeared:
      controller.sendWillAppear(false)
      afterCommit(controller) { $0.sendDidAppear() }
    case .appearing:
      // The parent's own `did` callback includes the child.
      controller.sendWillAppear(controller.parentStorage?.appearance.isAnimated ?? false)
    case .disappearing, .disappeared:
      break
    }
  }

  private static func disappear(_ controller: UIViewController) {
    if controller.appearance.isVisible {
      controller.sendWillDisappear(false)
    } else if controller.appearance.phase != .disappearing {
      return
    }
    // Required even if the controller was disappearing with its parent, because it may have been removed by the time of
    // the parent's `did` callback.
    afterCommit(controller) { $0.sendDidDisappear() }
  }

  private static func afterCommit(_ controller: UIViewController, _ body: @escaping (UIViewController) -> Void) {
    let generation = controller.appearance.generation
    // The closure retains the controller: a `did` callback is due even if no other object references the controller.
    AppRuntime.shared.performAfterCommit {
      guard controller.appearance.generation == generation, !controller.appearance.isExplicit else { return }
      body(controller)
    }
  }
}
