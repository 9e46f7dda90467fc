/// The animator of a zoom transition.
///
/// The zoomed view moves between its place and that of the source view, cropped to the shape of the latter. A snapshot
/// of the source view covers it where it has that shape, and the source view itself is hidden meanwhile.
///
/// All of this is effects on layers. The views of the app are not changed, and are laid out for their place at rest.
final class ZoomAnimator: BuiltInAnimator {
  private let zoom: ZoomTransition
  private let zoomed: UIViewController
  private let source: UIViewController?
  private var path: PosePath?
  private var snapshot: ZoomSnapshot?
  private var dimmingView: UIView?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - isPresenting: A Boolean value that indicates whether the zoomed controller arrives.
  ///   - zoom: The parameters of the transition.
  ///   - zoomed: The controller that is presented or pushed.
  ///   - source: The controller behind it.
  init(isPresenting: Bool, zoom: ZoomTransition, of zoomed: UIViewController, above source: UIViewController?) {
    self.zoom = zoom
    self.zoomed = zoomed
    self.source = source
    super.init(isPresenting: isPresenting)
  }

  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    let container = context.containerView
    addDimming(below: view)
    let full = PosePath.Pose(
      frame: view.frame, contentOrigin: view.bounds.origin, contentWidth: view.bounds.width)
    guard let sourceView = zoom.sourceView(of: zoomed, above: source, in: container) else {
      return move(view.layer, from: full.shrunk(), to: full)
    }
    let frame = container.convert(sourceView.bounds, from: sourceView)
    let radius = sourceView.layer.cornerRadius
    let part = alignmentRect(in: view, source: sourceView) ?? view.bounds.upperPart(withShapeOf: frame.size)
    move(
      view.layer,
      from: PosePath.Pose(
        frame: frame, contentOrigin: part.origin, contentWidth: part.width, cornerRadius: radius),
      to: full)
    snapshot = ZoomSnapshot(of: sourceView, above: view, part: part)
    snapshot?.addEffects(isPresenting: isPresenting, from: frame, cornerRadius: radius, to: full)
    AnimationContext.add(.hidden, to: sourceView.layer)
  }

  /// Moves the zoomed view between the source's place and its own.
  private func move(_ layer: CALayer, from source: PosePath.Pose, to full: PosePath.Pose) {
    let path = isPresenting ? PosePath(from: source, to: full) : PosePath(from: full, to: source)
    self.path = path
    AnimationContext.add(.follow(path), to: layer)
  }

  /// Returns the part of the zoomed view that the source view is aligned with, in the shape of the source view.
  private func alignmentRect(in view: UIView, source: UIView) -> CGRect? {
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: source, zoomed: zoomed)
    guard let rect = zoom.options.alignmentRectProvider?(context), !rect.isEmpty, !rect.isInfinite else { return nil }
    let part = view.convert(rect, from: zoomed.view)
    let height = part.width * source.bounds.height / source.bounds.width
    return CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height)
  }

  private func addDimming(below view: UIView) {
    let dimmingView = UIVisualEffectView(effect: zoom.options.dimmingVisualEffect)
    // A color in front of the effect, which an effect view has in its content.
    dimmingView.contentView.backgroundColor =
      zoom.options.dimmingColor ?? (zoom.options.dimmingVisualEffect == nil ? .dimming : nil)
    dimmingView.isUserInteractionEnabled = false
    guard let container = view.superview else { return }
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, belowSubview: view)
    AnimationContext.add(isPresenting ? .fadeIn : .fadeOut, to: dimmingView.layer)
    self.dimmingView = dimmingView
  }

  override func removeTemporaryContent() {
    dimmingView?.removeFromSuperview()
    dimmingView = nil
    snapshot?.view.removeFromSuperview()
    snapshot = nil
  }

  // MARK: - Dragging

  /// Moves the zoomed view to a place off the straight path, to which a gesture has dragged it.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the container's coordinates.
  ///   - cornerRadius: The radius of its corners.
  ///   - progress: The fraction of the transition.
  func lead(to frame: CGRect, cornerRadius: CGFloat, at progress: CGFloat) {
    guard let path else { return }
    let full = path.start
    let pose = PosePath.Pose(
      frame: frame, contentOrigin: full.contentOrigin, contentWidth: full.contentWidth, cornerRadius: cornerRadius)
    path.stop = (Double(progress), pose)
    snapshot?.lead(to: pose, at: Double(progress))
  }
}

extension PosePath.Pose {
  /// A transparent pose of half the size, with the same center.
  fileprivate func shrunk() -> PosePath.Pose {
    var pose = self
    pose.frame = frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
    pose.opacity = 0
    return pose
  }
}

extension CGRect {
  /// Returns the largest part with the proportions of a size, at the upper edge and centered horizontally.
  fileprivate func upperPart(withShapeOf size: CGSize) -> CGRect {
    let scale = max(size.width / width, size.height / height)
    let part = CGSize(width: size.width / scale, height: size.height / scale)
    return CGRect(x: midX - part.width / 2, y: minY, width: part.width, height: part.height)
  }
}
