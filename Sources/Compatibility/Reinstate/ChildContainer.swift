@_spi(Compatibility) import Stateroom
import UIKit

/// The container that shows the child of one of this module's controllers.
final class ChildContainer: ContainerViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("\(Self.self) is made in code") }

  /// Shows a child in place of the present one.
  func show(_ child: UIViewController, using transition: ContainerTransition, completion: (() -> Void)?) {
    setViewController(child, using: transition) { _ in completion?() }
  }
}
