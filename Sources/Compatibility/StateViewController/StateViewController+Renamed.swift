public import UIKit

/// The names of the package's first version.
///
/// The compiler reports their replacements.
extension StateViewController {
  /// The earlier name of ``children(for:)``.
  @available(*, unavailable, renamed: "children(for:)")
  public func contentViewControllers(for state: State) -> [UIViewController] { preconditionFailure("unavailable") }

  /// The earlier name of ``childContainerView``.
  @available(*, unavailable, renamed: "childContainerView")
  public var contentViewControllerContainerView: UIView { preconditionFailure("unavailable") }

  /// The earlier name of ``loadChildContainerView()``.
  @available(*, unavailable, renamed: "loadChildContainerView()")
  public func loadContentViewControllerContainerView() -> UIView { preconditionFailure("unavailable") }

  /// The earlier name of ``childWillAppear(_:animated:)``.
  @available(*, unavailable, renamed: "childWillAppear(_:animated:)")
  public func contentViewControllerWillAppear(_ viewController: UIViewController, animated: Bool) {
    preconditionFailure("unavailable")
  }

  /// The earlier name of ``childDidAppear(_:animated:)``.
  @available(*, unavailable, renamed: "childDidAppear(_:animated:)")
  public func contentViewControllerDidAppear(_ viewController: UIViewController, animated: Bool) {
    preconditionFailure("unavailable")
  }

  /// The earlier name of ``childWillDisappear(_:animated:)``.
  @available(*, unavailable, renamed: "childWillDisappear(_:animated:)")
  public func contentViewControllerWillDisappear(_ viewController: UIViewController, animated: Bool) {
    preconditionFailure("unavailable")
  }

  /// The earlier name of ``childDidDisappear(_:animated:)``.
  @available(*, unavailable, renamed: "childDidDisappear(_:animated:)")
  public func contentViewControllerDidDisappear(_ viewController: UIViewController, animated: Bool) {
    preconditionFailure("unavailable")
  }
}
