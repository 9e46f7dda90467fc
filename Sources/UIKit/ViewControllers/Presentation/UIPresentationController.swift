/// An object that manages the presentation of one view controller, from its beginning to its dismissal.
///
/// The system creates a presentation controller for its own styles. For `.custom`, the transitioning delegate provides
/// one. A subclass adds views to the container, places the presented view, and animates its views alongside the
/// transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UIFocusEnvironment {
  /// The presented view controller, unless it owns this object.
  private var presentedStorage: UIViewController?
  /// The presented view controller while it owns this object.
  ///
  /// It owns the object from the first access until the presentation is requested.
  private weak var presentedOwner: UIViewController?
  private weak var presentingStorage: UIViewController?
  /// The presentation that this object manages.
  weak var presentation: ModalPresentation?

  // MARK: - Creating a Presentation Controller

  /// Creates a controller for a presentation.
  ///
  /// The presenter may be unknown.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// Not available, because a presentation requires a presented view controller.
  @available(*, unavailable)
  public override init() {
    misuse("UIPresentationController: use init(presentedViewController:presenting:)")
  }

  // MARK: - Getting the Presentation Attributes

  /// The view controller that is the starting point of the presentation.
  ///
  /// Available after the presentation was requested.
  open var presentingViewController: UIViewController {
    guard let controller = presentation?.presenter ?? presentingStorage else {
      misuse(
        "\(self): there is no presenting view controller yet; read presentingViewController after present(_:animated:)")
    }
    return controller
  }

  /// The view controller that is presented.
  open var presentedViewController: UIViewController {
    guard let controller = presentedStorage ?? presentedOwner else {
      misuse("\(self): the presented view controller has been released")
    }
    return controller
  }

  /// The view in which the presentation occurs; `nil` before it begins and after it ends.
  open var containerView: UIView? { presentation?.container }

  /// The view that the transitions animate.
  ///
  /// The default is the view of the presented view controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view.
  ///
  /// The default is the bounds of the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { .custom }

  /// A Boolean value that indicates whether the presentation covers the whole screen.
  ///
  /// If the value is `false`, the presentation covers only its context. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenter's views are removed.
  ///
  /// The default is `false`.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: - Adapting

  /// The delegate, which controls the adaptation and the dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style to which the presentation adapts in the current environment; `.none` for no adaptation.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// Returns the style to which the presentation adapts with the given traits.
  ///
  /// The delegate determines it.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: - Tracking the Transitions

  /// Called when the transition of the presentation is about to begin.
  ///
  /// The container view is available.
  open func presentationTransitionWillBegin() {}
  /// Called when the transition of the presentation has ended or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the transition of the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Called when the transition of the dismissal has ended or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Laying Out

  /// Called when the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Content Container

  /// The preferred size of the presented view controller's content.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the preferred content size of the presented view controller changes.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.container?.setNeedsLayout()
  }

  /// Returns the size of the presented view controller: that of the presented view's frame.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the size of the container is about to change.
  ///
  /// Forwards the call to the presented view controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let controller = presentedViewController
    controller.viewWillTransition(
      to: self.size(forChildContentContainer: controller, withParentContainerSize: size), with: coordinator)
  }

  /// Called when the traits are about to change.
  ///
  /// Forwards the call to the presented view controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: - Traits

  /// The traits of the environment of the presentation.
  open var traitCollection: UITraitCollection {
    presentation?.container?.traitCollection ?? presentation?.presenter.traitCollection
      ?? presentingStorage?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The trait overrides for the presented view controller and its descendants; `nil` for none.
  ///
  /// They apply while it is presented. The default is `nil`.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if overrideTraitCollection != oldValue { presentation?.passOnTraits() } }
  }

  /// Called when ``traitCollection`` changes.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Focusing

  /// The environments in which the focus system searches for the item to focus in the presentation.
  ///
  /// The default is the presented view controller.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }

  /// The environment that contains the presentation, which is the container view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView }

  /// The container of the focus items in the presentation, which is the container view.
  open var focusItemContainer: (any UIFocusItemContainer)? { containerView }

  /// Requests that the focus moves to the preferred item in the presentation before the update cycle ends.
  ///
  /// It has no effect if the focused item is not in the presentation.
  open func setNeedsFocusUpdate() { FocusEngine.requestUpdate(in: self) }

  /// Performs pending updates of the focus immediately, if the focused item is in the presentation.
  open func updateFocusIfNeeded() { FocusEngine.performUpdate(in: self) }

  /// Returns whether an update of the focus from or to an item in the presentation may occur.
  ///
  /// The default is `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from or to an item in the presentation.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: - For the Runtime

  /// Returns the system's animator for this type of presentation; `nil` for that of the transition style.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// A Boolean value that indicates whether touches outside of the presented view reach the views below.
  var letsTouchesThrough: Bool { false }

  /// Returns whether a touch at a point of the container, outside of the presented view, reaches the views below.
  func letsTouchThrough(at point: CGPoint) -> Bool { letsTouchesThrough }

  /// Called when a touch on the container itself, outside of the presented view, has ended.
  func tappedOutside() {}

  /// The controller that must be the presenter, whatever defines a presentation context; `nil` for none.
  var contextOwner: UIViewController? { nil }

  /// Called when the presentation has ended without a dismissal, because its container has left the screen.
  func presentationWasLost() {}

  /// A Boolean value that indicates whether a presentation without animation ends in the next update cycle.
  var settlesInNextTurn: Bool { false }

  /// Called when the presented view controller retains this object, which it must not retain in turn.
  func isOwnedByPresented() {
    // A sheet of an adapted popover has been owned before.
    guard let presentedStorage else { return }
    presentedOwner = presentedStorage
    self.presentedStorage = nil
  }

  func begin(_ presentation: ModalPresentation) {
    self.presentation = presentation
    presentedStorage = presentation.presented
  }
}
