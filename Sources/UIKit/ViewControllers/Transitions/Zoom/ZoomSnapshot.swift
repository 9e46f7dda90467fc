/// A snapshot of the source view of a zoom transition, in front of the zoomed view.
@MainActor
final class ZoomSnapshot {
  let view: UIView
  /// The part of the zoomed view that the snapshot covers.
  private let part: CGRect
  private var path: PosePath?

  /// The fraction of the transition, beside the source view, in which the snapshot is visible.
  private static let visibleShare = 0.5

  /// Creates a snapshot in front of a view; `nil` if there is nothing to show.
  init?(of source: UIView, above zoomedView: UIView, part: CGRect) {
    guard let view = source.snapshotView(afterScreenUpdates: false), let container = zoomedView.superview else {
      return nil
    }
    self.view = view
    self.part = part
    view.isUserInteractionEnabled = false
    container.insertSubview(view, aboveSubview: zoomedView)
  }

  /// Adds the effects of the transition, with which the snapshot moves with the zoomed view.
  ///
  /// - Parameters:
  ///   - isPresenting: A Boolean value that indicates whether the zoomed view arrives.
  ///   - frame: The frame of the source view.
  ///   - cornerRadius: The radius of its corners.
  ///   - full: The pose of the zoomed view at rest.
  func addEffects(isPresenting: Bool, from frame: CGRect, cornerRadius: CGFloat, to full: PosePath.Pose) {
    let small = PosePath.Pose(
      frame: frame, contentOrigin: view.bounds.origin, contentWidth: view.bounds.width, cornerRadius: cornerRadius)
    let path = isPresenting ? PosePath(from: small, to: pose(on: full)) : PosePath(from: pose(on: full), to: small)
    self.path = path
    AnimationContext.add(.follow(path), to: view.layer)
    AnimationContext.add(
      isPresenting ? .fadeOutUntil(Self.visibleShare) : .fadeInFrom(1 - Self.visibleShare), to: view.layer)
  }

  /// Moves the snapshot with the zoomed view.
  func lead(to pose: PosePath.Pose, at progress: Double) { path?.stop = (progress, self.pose(on: pose)) }

  /// Returns the pose of the snapshot on the zoomed view in a pose.
  private func pose(on zoomed: PosePath.Pose) -> PosePath.Pose {
    let scale = zoomed.frame.width / max(zoomed.contentWidth, 1)
    let origin = CGPoint(
      x: zoomed.frame.minX + (part.minX - zoomed.contentOrigin.x) * scale,
      y: zoomed.frame.minY + (part.minY - zoomed.contentOrigin.y) * scale)
    return PosePath.Pose(
      frame: CGRect(origin: origin, size: CGSize(width: part.width * scale, height: part.height * scale)),
      contentOrigin: view.bounds.origin, contentWidth: view.bounds.width, cornerRadius: zoomed.cornerRadius)
  }
}
