import UIKit

/// Dismissals of the view controllers that a root and its interface present.
///
/// UIKit reports the end of a dismissal, and nothing else is waited for. Afterwards the hierarchy is searched again,
/// because code that runs during the dismissal may have presented another view controller.
@MainActor
enum PresentedControllers {
  /// Dismisses everything that the root or one of its descendants presents.
  static func dismiss(from root: UIViewController, completion: @escaping () -> Void) {
    dismissNext(presenter: { [weak root] in root.flatMap { presenter(in: $0, includingRoot: true) } }, completion)
  }

  /// Dismisses everything that a descendant of the root presents in its own context.
  ///
  /// Such a presentation is part of the interface's views and is removed with them. What the root presents over the
  /// whole screen may stay.
  static func dismiss(below root: UIViewController, completion: @escaping () -> Void) {
    dismissNext(presenter: { [weak root] in root.flatMap { presenter(in: $0, includingRoot: false) } }, completion)
  }

  /// Dismisses the view controllers that a container, its ancestors, and its leaving children present.
  static func dismiss(
    over container: UIViewController, leaving: [UIViewController], animated: Bool,
    except isKept: @escaping (UIViewController) -> Bool
  ) {
    for controller in leaving {
      dismissNext(
        presenter: { [weak controller] in
          controller.flatMap { presenter(in: $0, includingRoot: true) }
        }, animated: animated
      ) {}
    }
    dismissNext(
      presenter: { [weak container] in
        guard let presented = container?.presentedViewController, !isKept(presented) else { return nil }
        return presented.presentingViewController
      },
      animated: animated
    ) {}
  }

  /// Dismisses a presented view controller, together with those that are presented over it.
  ///
  /// - Parameter completion: A closure that is called when the view controller is no longer presented.
  static func dismiss(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    dismissNext(
      presenter: { [weak controller] in controller?.presentingViewController }, animated: animated, completion)
  }

  /// Returns the view controllers that a container, its ancestors, and its leaving children present.
  static func all(over container: UIViewController, leaving: [UIViewController]) -> [UIViewController] {
    let presented = container.presentedViewController.map { all(from: $0) + [$0] } ?? []
    return presented + leaving.flatMap { all(from: $0) }
  }

  /// Returns all view controllers that are presented over a view controller or its descendants.
  ///
  /// A presented view controller follows those that are presented over it.
  static func all(from controller: UIViewController) -> [UIViewController] {
    let inside = controller.children.flatMap { all(from: $0) }
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return inside
    }
    return all(from: presented) + [presented] + inside
  }

  /// Dismisses what a presenter presents, and then searches for the next presenter.
  ///
  /// - Parameter last: The coordinator of the transition that has ended, which UIKit may still return.
  private static func dismissNext(
    presenter next: @escaping () -> UIViewController?, animated: Bool = false,
    after last: (any UIViewControllerTransitionCoordinator)? = nil, _ completion: @escaping () -> Void
  ) {
    guard let presenter = next() else { return completion() }
    var hasContinued = false
    func searchAgain(after coordinator: (any UIViewControllerTransitionCoordinator)?) {
      guard !hasContinued else { return }
      hasContinued = true
      dismissNext(presenter: next, animated: animated, after: coordinator, completion)
    }
    // UIKit ignores a dismissal during a presentation or another dismissal, so that this one waits for the end.
    if let coordinator = presenter.modalTransitionCoordinator, coordinator !== last,
      coordinator.animate(alongsideTransition: nil, completion: { _ in searchAgain(after: coordinator) })
    {
      return
    }
    // A coordinator that takes no animations calls its completion handlers only if its transition is still running. In
    // that case the dismissal may be ignored, and is repeated after the transition.
    presenter.dismissPresented(animated: animated) { searchAgain(after: nil) }
  }

  /// Returns the lowest view controller that presents another one.
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
    // If nothing is presented, UIKit would dismiss the view controller itself instead.
    guard presentedViewController?.presentingViewController === self else { return completion() }
    dismiss(animated: animated, completion: completion)
  }
}
