/// The gesture that drags a zoomed view controller away: down, or from the leading edge.
///
/// The view follows the touch, and is scaled down with the distance. When the touch ends, it moves back to the source
/// view, or returns to its place.
@MainActor
final class ZoomDrag: ContentDrag {
  private weak var host: (any ZoomDragHost)?
  private var drag: Drag?

  /// The minimum velocity of a flick, in points per second.
  private static let flick: CGFloat = 300
  /// The fraction of the transition from which it is completed without a flick.
  private static let threshold: CGFloat = 0.2
  /// The distance from the leading edge in which a horizontal drag begins, in points.
  private static let edgeWidth: CGFloat = 24
  /// The scale of the view at the end of the longest drag.
  fileprivate static let smallestScale: CGFloat = 0.6
  /// The radius of the corners of the dragged view, in points.
  private static let cornerRadius: CGFloat = 40
  /// The largest fraction of the transition that a drag reaches, so that the view has a way left.
  fileprivate static let longest: CGFloat = 0.9

  init(of host: any ZoomDragHost, in view: UIView) {
    self.host = host
    super.init()
    attach(to: view)
  }

  // MARK: - Deciding

  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    super.gestureRecognizer(gestureRecognizer, shouldReceive: touch) && host?.draggableController != nil
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view,
      let controller = host?.draggableController, let zoom = controller.zoom
    else { return false }
    let velocity = pan.velocity(in: view)
    let willBegin = movesDown(velocity, in: view) || movesFromEdge(pan, velocity, in: view)
    guard let decide = zoom.options.interactiveDismissShouldBegin else { return willBegin }
    return decide(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: pan.location(in: controller.view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: willBegin))
  }

  private func movesDown(_ velocity: CGPoint, in view: UIView) -> Bool {
    velocity.y > abs(velocity.x) && scrolledView(in: view).map(isAtRest) != false
  }

  private func movesFromEdge(_ pan: UIPanGestureRecognizer, _ velocity: CGPoint, in view: UIView) -> Bool {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = pan.location(in: view).x - pan.translation(in: view).x
    let distance = isMirrored ? view.bounds.maxX - start : start - view.bounds.minX
    return distance <= Self.edgeWidth && (isMirrored ? -velocity.x : velocity.x) > abs(velocity.y)
  }

  // MARK: - Handling the Gesture

  /// A drag that controls a transition.
  @MainActor private struct Drag {
    let interaction: UIPercentDrivenInteractiveTransition
    let animator: ZoomAnimator
    /// The frame of the zoomed view at rest.
    let frame: CGRect
    /// The location at which the drag began.
    let start: CGPoint

    /// Returns the fraction of the transition for a distance.
    func progress(_ translation: CGPoint) -> CGFloat {
      min(hypot(translation.x, translation.y) / max(frame.height, 1), ZoomDrag.longest)
    }

    /// Returns the frame of the view that follows the touch.
    func frame(_ translation: CGPoint) -> CGRect {
      let scale = 1 - (1 - ZoomDrag.smallestScale) * progress(translation) / ZoomDrag.longest
      return CGRect(
        x: start.x + translation.x - (start.x - frame.minX) * scale,
        y: start.y + translation.y - (start.y - frame.minY) * scale,
        width: frame.width * scale, height: frame.height * scale)
    }
  }

  override func handle(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let translation = pan.translation(in: view)
    switch pan.state {
    case .began:
      begin(pan, in: view)
      follow(translation)
    case .changed: follow(translation)
    case .ended: end(translation, velocity: pan.velocity(in: view))
    case .cancelled, .failed: end(.zero, velocity: .zero)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer, in view: UIView) {
    let (location, translation) = (pan.location(in: view), pan.translation(in: view))
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    guard let frame = host?.draggableController?.viewIfLoaded?.frame, let animator = host?.beginDrag(interaction) else {
      return
    }
    drag = Drag(
      interaction: interaction, animator: animator, frame: frame,
      start: CGPoint(x: location.x - translation.x, y: location.y - translation.y))
  }

  private func follow(_ translation: CGPoint) {
    guard let drag, translation.x.isFinite, translation.y.isFinite else { return }
    let progress = drag.progress(translation)
    drag.animator.lead(to: drag.frame(translation), cornerRadius: Self.cornerRadius, at: progress)
    drag.interaction.update(progress)
  }

  private func end(_ translation: CGPoint, velocity: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    // The velocity away from the view's place at rest.
    let length = max(hypot(translation.x, translation.y), 1)
    let speed = (velocity.x * translation.x + velocity.y * translation.y) / length
    let isFast = speed.isFinite && abs(speed) > Self.flick
    if isFast ? speed > 0 : drag.progress(translation) > Self.threshold {
      drag.interaction.finish()
    } else {
      drag.interaction.cancel()
    }
  }
}
