import UIKit

/// Dismisses what a root and its interface present, and tells when it is gone.
///
/// UIKit says when a dismissal is over, so that is what is waited for, and nothing else. Afterwards it is looked again:
/// whoever was told of the dismissal may have presented something new.
@MainActor
enum PresentedControllers {
  /// Dismisses everything that is presented by the root or by anybody in it.
  static func dismiss(from root: UIViewController, completion: @escaping () -> Void) {
    dismissNext(presenter: { [weak root] in root.flatMap { presenter(in: $0, includingRoot: true) } }, completion)
  }

  /// Dismisses what the interface in the root presents by itself, in its own context.
  ///
  /// That lies in the interface's views and goes with them. What the root presents over the whole screen may stay.
  static func dismiss(below root: UIViewController, completion: @escaping () -> Void) {
    dismissNext(presenter: { [weak root] in root.flatMap { presenter(in: $0, includingRoot: false) } }, completion)
  }

  /// Everybody who is presented by the root, by anybody in it, or by one of those; the topmost first.
  static func all(from controller: UIViewController) -> [UIViewController] {
    let inside = controller.children.flatMap { all(from: $0) }
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return inside
    }
    return all(from: presented) + [presented] + inside
  }

  private static func dismissNext(presenter next: @escaping () -> UIViewController?, _ completion: @escaping () -> Void)
  {
    guard let presenter = next() else { return completion() }
    let again = { dismissNext(presenter: next, completion) }
    // UIKit takes no dismissal in the middle of a presentation, nor a second one; who comes too early waits for its end.
    if let coordinator = presenter.coordinatorOfPresented,
      coordinator.animate(alongsideTransition: nil, completion: { _ in presenter.dismissPresented(again) })
    {
      return
    }
    presenter.dismissPresented(again)
  }

  /// The lowest controller that presents something.
  private static func presenter(in controller: UIViewController, includingRoot: Bool) -> UIViewController? {
    if includingRoot, let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      return controller
    }
    for child in controller.children {
      if let found = presenter(in: child, includingRoot: true) { return found }
    }
    return nil
  }
}

extension UIViewController {
  fileprivate func dismissPresented(_ completion: @escaping () -> Void) {
    dismiss(animated: false, completion: completion)
  }

  /// The coordinator of a presentation or dismissal that is under way above this controller.
  fileprivate var coordinatorOfPresented: (any UIViewControllerTransitionCoordinator)? {
    var presented = presentedViewController
    while let current = presented {
      if current.isBeingPresented || current.isBeingDismissed { return current.transitionCoordinator }
      presented = current.presentedViewController
    }
    return nil
  }
}
