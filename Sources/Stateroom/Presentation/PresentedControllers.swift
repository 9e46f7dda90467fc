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

  /// Dismisses what is presented over a container, by itself or one of its ancestors, and by those who leave it.
  static func dismiss(over container: UIViewController, leaving: [UIViewController], animated: Bool) {
    for controller in leaving {
      dismissNext(
        presenter: { [weak controller] in
          controller.flatMap { presenter(in: $0, includingRoot: true) }
        }, animated: animated
      ) {}
    }
    dismissNext(
      presenter: { [weak container] in container?.presentedViewController?.presentingViewController },
      animated: animated
    ) {}
  }

  /// Everybody who is presented over a container, by itself or one of its ancestors, and by those who leave it.
  static func all(over container: UIViewController, leaving: [UIViewController]) -> [UIViewController] {
    let presented = container.presentedViewController.map { all(from: $0) + [$0] } ?? []
    return presented + leaving.flatMap { all(from: $0) }
  }

  /// Everybody who is presented by the root, by anybody in it, or by one of those; the topmost first.
  static func all(from controller: UIViewController) -> [UIViewController] {
    let inside = controller.children.flatMap { all(from: $0) }
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return inside
    }
    return all(from: presented) + [presented] + inside
  }

  private static func dismissNext(
    presenter next: @escaping () -> UIViewController?, animated: Bool = false, _ completion: @escaping () -> Void
  ) {
    guard let presenter = next() else { return completion() }
    let again = { dismissNext(presenter: next, animated: animated, completion) }
    // UIKit takes no dismissal in the middle of a presentation, nor a second one; who comes too early waits for its end.
    if let coordinator = presenter.coordinatorOfPresented,
      coordinator.animate(
        alongsideTransition: nil, completion: { _ in presenter.dismissPresented(animated: animated, again) })
    {
      return
    }
    presenter.dismissPresented(animated: animated, again)
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
  fileprivate func dismissPresented(animated: Bool, _ completion: @escaping () -> Void) {
    // Without anything to dismiss UIKit would take it for the wish to dismiss the controller itself.
    guard presentedViewController?.presentingViewController === self else { return completion() }
    dismiss(animated: animated, completion: completion)
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
