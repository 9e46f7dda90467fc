import UIKit

/// A presentation delegate that calls the app's delegate, then the library, and forwards the rest.
///
/// UIKit asks only the delegate whether the user may dismiss a presentation. With an Objective-C runtime, the proxy
/// determines which methods the app's delegate implements. Without one, every method has a default implementation that
/// does what UIKit does without a delegate.
///
/// The class itself is not isolated, because the forwarding methods of `NSObject` are not. Its conformance is.
nonisolated final class PresentationDelegateProxy: NSObject, @MainActor UIAdaptivePresentationControllerDelegate {
  weak var appDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The object that has presented for a container.
  ///
  /// Its container decides whether the user may dismiss the presentation, after the app's delegate has allowed it.
  @MainActor weak var presenter: StatePresenter?

  /// Sets the proxy as the delegate of a presentation, in place of the app's delegate.
  ///
  /// An app often sets its delegate when the view of the presented view controller is loaded.
  @MainActor func attach(to controller: UIPresentationController?) {
    guard let controller, controller.delegate !== self else { return }
    appDelegate = controller.delegate
    controller.delegate = self
  }

  @MainActor func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    #if canImport(ObjectiveC)
      let isAllowed = appDelegate?.presentationControllerShouldDismiss?(controller) ?? true
    #else
      let isAllowed = appDelegate?.presentationControllerShouldDismiss(controller) ?? true
    #endif
    return isAllowed && presenter?.mayDismissPresented() ?? true
  }

  #if canImport(ObjectiveC)
    override func responds(to selector: Selector!) -> Bool {
      if super.responds(to: selector) { return true }
      return appDelegate?.responds(to: selector) ?? false
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { appDelegate }
  #else
    private final class DefaultDelegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    @MainActor private lazy var defaultDelegate = DefaultDelegate()
    @MainActor private var delegate: any UIAdaptivePresentationControllerDelegate { appDelegate ?? defaultDelegate }

    @MainActor func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      delegate.adaptivePresentationStyle(for: controller)
    }

    @MainActor func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

    @MainActor func presentationController(
      _ controller: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) { delegate.presentationController(controller, prepare: adaptivePresentationController) }

    @MainActor func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    }

    @MainActor func presentationController(
      _ controller: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      delegate.presentationController(
        controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }

    @MainActor func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      delegate.presentationControllerWillDismiss(controller)
    }

    @MainActor func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      delegate.presentationControllerDidDismiss(controller)
    }

    @MainActor func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      delegate.presentationControllerDidAttemptToDismiss(controller)
    }
  #endif
}

#if !canImport(ObjectiveC)
  extension PresentationDelegateProxy: @MainActor UISheetPresentationControllerDelegate {
    @MainActor func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
    {
      (appDelegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }
#endif
