@_spi(Compatibility) public import Stateroom
public import UIKit

/// The permanent root view controller of the window, under the name of the package AppController.
///
/// A Stateroom `RootContainerViewController` replaces the interfaces.
open class AppViewController: _DrivenViewController {
  private let container = InterfaceContainer()
  /// A closure that shows the first interface, for a root that appears without one.
  var showFirstInterface: (() -> Void)?

  // MARK: - Creating an App View Controller

  /// Creates a root view controller without an interface.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    start()
  }

  /// Creates a root view controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    container.owner = self
    drive(by: container)
  }

  // MARK: - Showing an Interface

  /// The interface in the window; while presented view controllers are being dismissed, still the old one.
  open var installedViewController: UIViewController? { container.viewControllers.last }

  /// The interface in the window, or the new one while a switch is running.
  var wantedViewController: UIViewController? { container.interfaceViewController }

  /// A Boolean value that indicates whether a switch is running.
  var isSwitching: Bool { container.isSwitchingInterfaces }

  /// Shows an interface in place of the present one.
  ///
  /// The last of several requests wins.
  ///
  /// - Parameters:
  ///   - viewController: The interface.
  ///   - configuration: The duration of the switch, and what is dismissed before it.
  ///   - willBeginTransition: Called after presented view controllers were dismissed, before the switch.
  ///   - completionHandler: Called exactly once, even if another request superseded this one.
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
      viewController, configuration: configuration, willBegin: { willBeginTransition?() },
      completion: { _ in completionHandler?() })
  }

  /// Shows the first interface.
  ///
  /// The change is not visible unless another interface is there already.
  func start(with viewController: UIViewController, configuration: AppController.Configuration) {
    container.setInterface(
      viewController, configuration: configuration, animated: installedViewController != nil, completion: nil)
  }

  // MARK: - UIViewController

  open override func viewWillAppear(_ animated: Bool) {
    let show = exchange(&showFirstInterface, with: nil)
    if container.interfaceViewController == nil { show?() }
    super.viewWillAppear(animated)
  }

  #if !os(tvOS)
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      installedViewController?.preferredInterfaceOrientationForPresentation
        ?? super.preferredInterfaceOrientationForPresentation
    }

    // The UIKit for Linux has removed this property, as Apple's has with iOS 16.
    #if canImport(ObjectiveC)
      open override var shouldAutorotate: Bool {
        installedViewController?.shouldAutorotate ?? super.shouldAutorotate
      }
    #endif
  #endif
}
