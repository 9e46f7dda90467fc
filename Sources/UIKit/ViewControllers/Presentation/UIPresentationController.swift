/// Manages one presented controller, from its presentation to its dismissal.
///
/// The system creates one for its own styles; for `.custom` the transitioning delegate provides it. A subclass adds
/// views to the container, places the presented view and goes along with the transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The presented controller, unless it owns this object.
  private var presentedStorage: UIViewController?
  /// The presented controller while it owns this object: from when it keeps it for a presentation to come, until the
  /// presentation is requested.
  private weak var presentedOwner: UIViewController?
  private weak var presentingStorage: UIViewController?
  /// The presentation that this object manages.
  weak var presentation: ModalPresentation?

  // MARK: - Creating a Presentation Controller

  /// Creates a controller for a presentation; the presenter may not be known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// Not available, because a presentation requires a presented controller.
  @available(*, unavailable)
  public override init() {
    misuse("UIPresentationController: use init(presentedViewController:presenting:)")
  }

  // MARK: - Getting the Presentation Attributes

  /// The view controller that is the starting point of the presentation. Available once the presentation was requested.
  open var presentingViewController: UIViewController {
    guard let controller = presentation?.presenter ?? presentingStorage else {
      misuse(
        "\(self): there is no presenting view controller yet; read presentingViewController after present(_:animated:)")
    }
    return controller
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let controller = presentedStorage ?? presentedOwner else {
      misuse("\(self): the presented view controller has been released")
    }
    return controller
  }

  /// The view in which the presentation occurs; `nil` before it begins and after it ends.
  open var containerView: UIView? { presentation?.container }

  /// The view that the transitions move; the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view. The default is the bounds of the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style that is presented in.
  open var presentationStyle: UIModalPresentationStyle { .custom }

  /// A Boolean value that indicates whether the presentation covers the whole screen; false confines it to the context.
  /// True unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenter's views are removed. The default is `false`.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: - Adapting

  /// The delegate, which controls adaptation and dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that the presentation adapts to in the present environment; `.none` for no change.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// Returns the style that the presentation adapts to with certain traits: the delegate's answer.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: - Tracking the Transitions

  /// Called when the presentation's animation is about to begin. The container view is available.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation's animation ends or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells that the dismissal is about to be animated.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal's animation ends or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - Laying Out

  /// Tells that the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Tells that the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Content Container

  /// The size that suits the presented content best.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the preferred content size of the presented controller changes.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.container?.setNeedsLayout()
  }

  /// Returns the size that the presented controller gets: that of the presented view's frame.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the container's size is about to change; passed on to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let controller = presentedViewController
    controller.viewWillTransition(
      to: self.size(forChildContentContainer: controller, withParentContainerSize: size), with: coordinator)
  }

  /// Tells that the traits are about to change; passed on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: - Traits

  /// The traits of the presentation's surroundings.
  open var traitCollection: UITraitCollection {
    presentation?.container?.traitCollection ?? presentation?.presenter.traitCollection
      ?? presentingStorage?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Tells that ``traitCollection`` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - For the Runtime

  /// The system's animator for this kind of presentation; `nil` for the one of the transition style.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// A Boolean value that indicates whether touches beside the presented view go to what is below.
  var letsTouchesThrough: Bool { false }

  /// A touch of the container itself ended, beside what is presented.
  func tappedOutside() {}

  /// A Boolean value that indicates whether a presentation without animation ends in the next turn.
  var settlesInNextTurn: Bool { false }

  /// Called when the presented controller retains this object, which it must not retain in turn.
  func isOwnedByPresented() {
    presentedOwner = presentedStorage
    presentedStorage = nil
  }

  func begin(_ presentation: ModalPresentation) {
    self.presentation = presentation
    presentedStorage = presentation.presented
  }
}
