/// A presentation controller that presents an alert over a dimmed screen.
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = UIView()
  private var keyboardObservation: NotificationObservation?
  /// The height that the keyboard covered when the dismissal began; the animation starts from it.
  private var overlapAtDismissal: CGFloat?

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.backgroundColor = .dimming
    dimmingView.alpha = 0
    dimmingView.isUserInteractionEnabled = false
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    alert?.preferredStyle == .actionSheet
      ? CoverVerticalAnimator(isPresenting: isPresenting) : AlertAnimator(isPresenting: isPresenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = alert?.view as? AlertView else { return .zero }
    let bounds = container.bounds
    let safeArea = container.safeAreaInsets
    let overlap = alert?.preferredStyle == .alert ? keyboardOverlap : 0
    let room = CGSize(
      width: bounds.width - safeArea.left - safeArea.right,
      height: bounds.height - safeArea.top - max(safeArea.bottom, overlap) - 2 * AlertMetrics.margin)
    view.layoutKind = alert?.preferredStyle == .alert ? .alert : .sheet
    let size = view.sizeThatFits(room)
    let x = ((bounds.width - size.width) / 2).rounded()
    guard view.layoutKind == .sheet else {
      let top = safeArea.top
      let height = bounds.height - top - max(safeArea.bottom, overlap)
      return CGRect(x: x, y: (top + (height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let bottom = max(safeArea.bottom, AlertMetrics.margin)
    return CGRect(x: x, y: bounds.height - bottom - size.height, width: size.width, height: size.height)
  }

  /// The height of the container that the keyboard covers.
  var keyboardOverlap: CGFloat {
    if let overlapAtDismissal { return overlapAtDismissal }
    return containerView?.keyboardOverlap ?? 0
  }

  // MARK: - Following the Keyboard

  private func followKeyboard() {
    keyboardObservation = NotificationObservation(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      self?.keyboardWillMove(over: Keyboard.shared.durationOfMovement)
    }
  }

  private func keyboardWillMove(over duration: TimeInterval) {
    guard let container = containerView, overlapAtDismissal == nil else { return }
    container.setNeedsLayout()
    // An alert that is being presented is placed above the keyboard, which appears at the same time.
    guard presentation?.isAtRest == true else { return UIView.performWithoutAnimation { container.layoutIfNeeded() } }
    UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      container.layoutIfNeeded()
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(dimmingView, at: 0)
    presentedView?.frame = frameOfPresentedViewInContainerView
    followKeyboard()
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    overlapAtDismissal = keyboardOverlap
    presentedView?.endEditing(true)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      keyboardObservation = nil
    } else {
      overlapAtDismissal = nil
      dimmingView.alpha = 1
      containerView?.setNeedsLayout()
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if presentation?.isAtRest == true { dimmingView.alpha = 1 }
  }

  override func tappedOutside() {
    guard let alert, alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }
}

/// An animator that scales an alert down to its size when it appears, and fades it out at the end.
final class AlertAnimator: BuiltInAnimator {
  override var duration: TimeInterval { isPresenting ? 0.4 : 0.25 }

  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    if isPresenting {
      AnimationContext.add(.scaleIn(from: 1.2), to: view.layer)
      AnimationContext.add(.fadeIn, to: view.layer)
    } else {
      AnimationContext.add(.fadeOut, to: view.layer)
    }
  }
}
