@_spi(Compatibility) public import Stateroom
public import UIKit

/// The permanent root of the window, under the name of the package AppController.
///
/// A Stateroom `RootContainerViewController` exchanges the interfaces.
open class AppViewController: _DrivenViewController {
  private let container = InterfaceContainer()

  // MARK: - Creating an App View Controller

  /// Creates a root that shows nothing yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    start()
  }

  /// Creates a root from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    container.owner = self
    drive(by: container)
  }

  // MARK: - Showing an Interface

  /// The interface that is in the window; while what was presented is being dismissed, still the old one.
  open var installedViewController: UIViewController? { container.viewControllers.last }

  /// The interface that is in the window, or will be when a running switch is over.
  var wantedViewController: UIViewController? { container.interfaceViewController }

  /// A Boolean value that indicates whether an interface is being exchanged.
  var isSwitching: Bool { container.isSwitchingInterfaces }

  /// Shows an interface in place of the present one. The last of several requests wins.
  ///
  /// - Parameters:
  ///   - viewController: The interface.
  ///   - configuration: How long the switch takes, and what is dismissed.
  ///   - willBeginTransition: Called when what was presented is dismissed, right before anything changes.
  ///   - completionHandler: Called exactly once, also if another request has superseded this one.
  open func transition(
    to viewController: UIViewController, configuration: AppController.Configuration,
    willBeginTransition: (() -> Void)? = nil, completionHandler: (() -> Void)?
  ) {
    if !container.isSwitchingInterfaces, container.viewControllers.last === viewController {
      willBeginTransition?()
      completionHandler?()
      return
    }
    container.setInterface(
      viewController, configuration: configuration, willBegin: willBeginTransition,
      completion: { _ in completionHandler?() })
  }

  /// Shows the first interface. There is nothing to be seen of the change unless another one is there already.
  func start(with viewController: UIViewController, configuration: AppController.Configuration) {
    container.setInterface(
      viewController, configuration: configuration, animated: installedViewController != nil, completion: nil)
  }

  // MARK: - UIViewController

  #if !os(tvOS)
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      installedViewController?.preferredInterfaceOrientationForPresentation
        ?? super.preferredInterfaceOrientationForPresentation
    }

    // The UIKit for Linux is one that has given up this property, as Apple's has with iOS 16.
    #if canImport(ObjectiveC)
      open override var shouldAutorotate: Bool {
        installedViewController?.shouldAutorotate ?? super.shouldAutorotate
      }
    #endif
  #endif
}
