/// The path of a layer from one pose to another during a transition.
///
/// A gesture that controls the transition can lead the layer away from the straight path. It sets a stop, which the
/// path then leads through, so that the layer continues from where the gesture has left it, forward and backward.
package final class PosePath {
  /// The place and shape of the layer on the path.
  package struct Pose {
    /// The rectangle that the layer fills, in its superlayer's coordinates.
    package var frame: CGRect
    /// The corner in the layer's own coordinates that is at the upper left corner of ``frame``.
    package var contentOrigin: CGPoint
    /// The width in the layer's own coordinates that fills the width of ``frame``.
    ///
    /// The height follows from it, so that the content is cropped and not distorted.
    package var contentWidth: CGFloat
    /// The radius of the corners of ``frame``.
    package var cornerRadius: CGFloat
    /// The opacity, as a fraction of the layer's own.
    package var opacity: Float

    package init(
      frame: CGRect, contentOrigin: CGPoint, contentWidth: CGFloat, cornerRadius: CGFloat = 0, opacity: Float = 1
    ) {
      self.frame = frame
      self.contentOrigin = contentOrigin
      self.contentWidth = contentWidth
      self.cornerRadius = cornerRadius
      self.opacity = opacity
    }

    /// Returns the pose at a fraction of the way to another.
    func moved(to other: Pose, by share: CGFloat) -> Pose {
      func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
      return Pose(
        frame: CGRect(
          x: between(frame.minX, other.frame.minX), y: between(frame.minY, other.frame.minY),
          width: between(frame.width, other.frame.width), height: between(frame.height, other.frame.height)),
        contentOrigin: CGPoint(
          x: between(contentOrigin.x, other.contentOrigin.x), y: between(contentOrigin.y, other.contentOrigin.y)),
        contentWidth: between(contentWidth, other.contentWidth),
        cornerRadius: between(cornerRadius, other.cornerRadius),
        opacity: opacity + (other.opacity - opacity) * Float(share))
    }
  }

  package let start: Pose
  package let end: Pose
  /// The pose at a fraction of the transition that a gesture has set.
  package var stop: (progress: Double, pose: Pose)?

  package init(from start: Pose, to end: Pose) {
    self.start = start
    self.end = end
  }

  /// Returns the pose at a fraction of the transition.
  package func pose(at progress: Double) -> Pose {
    guard let stop else { return start.moved(to: end, by: CGFloat(progress)) }
    if progress > stop.progress {
      return stop.pose.moved(to: end, by: CGFloat((progress - stop.progress) / (1 - stop.progress)))
    }
    return stop.progress > 0 ? start.moved(to: stop.pose, by: CGFloat(progress / stop.progress)) : stop.pose
  }

  func apply(to appearance: inout LayerAppearance, at progress: Double) {
    let pose = pose(at: progress)
    guard pose.contentWidth > 0, pose.frame.width > 0 else { return appearance.isHidden = true }
    let scale = pose.frame.width / pose.contentWidth
    appearance.bounds = CGRect(
      origin: pose.contentOrigin, size: CGSize(width: pose.contentWidth, height: pose.frame.height / scale))
    appearance.position = CGPoint(
      x: pose.frame.minX + appearance.anchorPoint.x * pose.frame.width,
      y: pose.frame.minY + appearance.anchorPoint.y * pose.frame.height)
    appearance.transform = CATransform3DMakeScale(scale, scale, 1)
    appearance.cornerRadius = pose.cornerRadius / scale
    appearance.masksToBounds = true
    appearance.opacity *= pose.opacity
  }
}
