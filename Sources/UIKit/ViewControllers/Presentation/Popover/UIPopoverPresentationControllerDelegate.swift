/// A pointer to a reference that a delegate can replace, as in the declarations of Objective-C methods.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The methods that configure a popover, in addition to those for every presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented.
  ///
  /// It is the last opportunity to set the source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Tells the delegate that the popover needs a new position, for example after a rotation.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The presentation controller of the popover.
  ///   - rect: The source rectangle, which the delegate can replace.
  ///   - view: The source view, which the delegate can replace.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
  /// Asks the delegate whether the user may dismiss the popover.
  ///
  /// Not called if the delegate implements `presentationControllerShouldDismiss(_:)`, nor for dismissals by the app.
  @available(iOS, deprecated: 13.0)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that the user dismissed the popover.
  ///
  /// Not called if the delegate implements `presentationControllerDidDismiss(_:)`, nor for dismissals by the app.
  @available(iOS, deprecated: 13.0)
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// The default implementation does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  /// The default implementation returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// The default implementation calls ``popoverPresentationControllerShouldDismissPopover(_:)`` for a popover, and
  /// otherwise returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else { return true }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// The default implementation calls ``popoverPresentationControllerDidDismissPopover(_:)`` for a popover.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}
