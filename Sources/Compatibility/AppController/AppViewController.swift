public import Stateroom
public import UIKit

/// The permanent root of the window, under the name of the package AppController.
///
/// Everything is done by Stateroom's `RootContainerViewController`, which it is.
open class AppViewController: RootContainerViewController {
  /// The interface that is in the window; while what was presented is being dismissed, still the old one.
  public var installedViewController: UIViewController? { viewControllers.last }

  /// Shows an interface in place of the present one. The last of several requests wins.
  ///
  /// - Parameters:
  ///   - viewController: The interface.
  ///   - configuration: How long the switch takes, and what is dismissed.
  ///   - willBeginTransition: Called when what was presented is gone, right before anything changes.
  ///   - completionHandler: Called exactly once, also if another request has taken this one's place.
  open func transition(
    to viewController: UIViewController, configuration: AppController.Configuration,
    willBeginTransition: (() -> Void)? = nil, completionHandler: (() -> Void)?
  ) {
    if !isSwitchingInterfaces, installedViewController === viewController {
      willBeginTransition?()
      completionHandler?()
      return
    }
    setInterface(
      viewController, configuration: configuration, willBegin: willBeginTransition,
      completion: { _ in completionHandler?() })
  }
}
