/// The gestures that pop the top view controller: pans from the leading edge and in the content.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private(set) lazy var recognizer: UIScreenEdgePanGestureRecognizer = makeRecognizer()
  private(set) lazy var contentRecognizer: UIPanGestureRecognizer = makeContentRecognizer()

  /// The minimum velocity of a flick, in points per second.
  private static let flick: CGFloat = 300

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
  }

  private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer(_runtimeHandler: { [weak self] in self?.handle($0) })
    pan.edges = .left
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    return pan
  }

  private func makeContentRecognizer() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(_runtimeHandler: { [weak self] in self?.handle($0) })
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    return pan
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(contentRecognizer)
    view.addGestureRecognizer(recognizer)
  }

  /// Sets the edge of the gesture for the layout direction.
  func updateEdge() {
    let edge: UIRectEdge = isMirrored ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  private var isMirrored: Bool { owner?.contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Deciding

  // If the app becomes the delegate of the recognizer, this method is not called, and the app decides.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.canPopInteractively, !owner.isNavigationBarHidden, let top = owner.stack.last,
      // A zoomed controller is dragged away.
      top.zoom == nil,
      // An inner navigation controller pops its own stack first.
      (top as? UINavigationController)?.stack.count ?? 1 <= 1,
      gestureRecognizer !== contentRecognizer || isTowardsTrailingEdge(contentRecognizer)
    else { return false }
    let item = top.navigationItem
    let isBackReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !isBackReplaced, item.backAction == nil else { return false }
    // A custom transition requires a custom gesture.
    let below = owner.stack[owner.stack.count - 2]
    return owner.delegate?.navigationController(owner, animationControllerFor: .pop, from: top, to: below) == nil
  }

  /// Returns whether a pan moves horizontally from the leading side, or has not moved.
  private func isTowardsTrailingEdge(_ pan: UIPanGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: pan.view)
    return velocity == .zero || (isMirrored ? -velocity.x : velocity.x) > abs(velocity.y)
  }

  /// Returns whether the pan in the content must wait.
  ///
  /// It waits for the pan at the edge, and for content that pans itself.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === contentRecognizer
      && (otherGestureRecognizer === recognizer || isOfContent(otherGestureRecognizer))
  }

  /// Returns whether a recognizer pans the content horizontally.
  private func isOfContent(_ other: UIGestureRecognizer) -> Bool {
    guard other is UIPanGestureRecognizer, let view = other.view, let content = owner?.stack.last?.viewIfLoaded,
      view.isDescendant(of: content)
    else { return false }
    return (view as? UIScrollView).map { $0.contentSize.width > $0.bounds.width } ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === recognizer && otherGestureRecognizer.view is UIScrollView }

  // MARK: - Handling the Gesture

  private func handle(_ recognizer: UIGestureRecognizer) {
    guard let owner, let pan = recognizer as? UIPanGestureRecognizer, let view = owner.viewIfLoaded else { return }
    let width = max(view.bounds.width, 1)
    let direction: CGFloat = isMirrored ? -1 : 1
    let share = direction * pan.translation(in: view).x / width
    switch pan.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionCurve = .easeOut
      guard owner.beginInteractivePop(interaction) else { return }
      self.interaction = interaction
      interaction.update(share)
    case .changed: interaction?.update(share)
    case .ended: end(share, velocity: direction * pan.velocity(in: view).x)
    case .cancelled, .failed: end(0, velocity: 0)
    default: break
    }
  }

  /// Cancels the gesture, because its transition has ended without it.
  func giveUp() {
    interaction = nil
    guard recognizer.state == .began || recognizer.state == .changed, recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func end(_ share: CGFloat, velocity: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    let velocity = velocity.isFinite ? velocity : 0
    if velocity > Self.flick || (velocity > -Self.flick && share > 0.5) {
      interaction.finish()
    } else {
      interaction.cancel()
    }
  }
}
