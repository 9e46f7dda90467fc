@_spi(Compatibility) import Stateroom
import UIKit

/// The container that replaces the interfaces of an ``AppViewController``.
final class InterfaceContainer: RootContainerViewController {
  weak var owner: AppViewController?

  init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("\(Self.self) is made in code") }

  /// A subclass of the app's may define which interface is installed.
  override var decidingViewController: UIViewController? {
    owner.map(\.installedViewController) ?? super.decidingViewController
  }
}
