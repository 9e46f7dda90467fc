/// The effect of a transition on a layer's appearance while it runs, without changing the model.
package enum TransitionEffect {
  /// From transparent to the model's opacity.
  case fadeIn
  /// From the model's opacity to transparent.
  case fadeOut
  /// A half rotation in perspective; past the middle the second half follows, so that the view is never mirrored.
  case flip(axis: FlipAxis, isReversed: Bool)
  /// Swings up about the top edge until it is edge-on.
  case foldAway
  /// Unfolds from edge-on about the top edge.
  case foldBack
  /// Seen all the time, although the model may be hidden already.
  case staysShown
  /// Visible in the first half only.
  case hiddenFromMiddle
  /// Visible in the second half only.
  case hiddenUntilMiddle

  /// From a distance to the model's position.
  case slideIn(from: CGVector)
  /// From the model's position to a distance.
  case slideOut(to: CGVector)
  /// From a larger or smaller size to the model's.
  case scaleIn(from: CGFloat)
  /// From the model's position to one behind a sheet.
  case recede(RecededPose)
  /// From behind a sheet to the model's position.
  case comeForward(RecededPose)

  /// The appearance of a view that is behind a sheet.
  package struct RecededPose {
    package var scale: CGFloat
    package var offset: CGFloat
    package var cornerRadius: CGFloat

    package init(scale: CGFloat, offset: CGFloat, cornerRadius: CGFloat) {
      (self.scale, self.offset, self.cornerRadius) = (scale, offset, cornerRadius)
    }
  }

  package enum FlipAxis {
    case vertical
    case horizontal
  }

  /// The distance of the viewer, in points.
  private static let viewingDistance: CGFloat = 1000

  func apply(to appearance: inout LayerAppearance, at progress: Double) {
    let progress = min(max(progress, 0), 1)
    // A view that the transition hides is hidden in the model from the start.
    if isOfOutgoingView { appearance.isHidden = false }
    switch self {
    case .fadeIn: appearance.opacity *= Float(progress)
    case .fadeOut: appearance.opacity *= Float(1 - progress)
    case .flip(let axis, let isReversed):
      let angle = (progress < 0.5 ? progress : progress - 1) * .pi * (isReversed ? -1 : 1)
      rotate(&appearance, by: CGFloat(angle), about: axis, through: .zero)
    case .foldAway, .foldBack:
      let openness = if case .foldAway = self { progress } else { 1 - progress }
      let top = CGPoint(x: 0, y: appearance.bounds.minY - appearance.anchor.y)
      rotate(&appearance, by: CGFloat(openness * .pi / 2), about: .horizontal, through: top)
    case .staysShown: break
    case .hiddenFromMiddle: if progress >= 0.5 { appearance.isHidden = true }
    case .hiddenUntilMiddle: if progress < 0.5 { appearance.isHidden = true }
    case .slideIn(let distance): move(&appearance, by: distance, share: 1 - progress)
    case .slideOut(let distance): move(&appearance, by: distance, share: progress)
    case .scaleIn(let scale): resize(&appearance, by: scale + (1 - scale) * progress)
    case .recede(let pose): put(&appearance, behindBy: progress, pose)
    case .comeForward(let pose): put(&appearance, behindBy: 1 - progress, pose)
    }
  }

  private func move(_ appearance: inout LayerAppearance, by distance: CGVector, share: Double) {
    appearance.position.x += distance.dx * CGFloat(share)
    appearance.position.y += distance.dy * CGFloat(share)
  }

  private func resize(_ appearance: inout LayerAppearance, by scale: CGFloat) {
    appearance.transform = CATransform3DConcat(appearance.transform, CATransform3DMakeScale(scale, scale, 1))
  }

  private func put(_ appearance: inout LayerAppearance, behindBy share: Double, _ pose: RecededPose) {
    let share = CGFloat(share)
    resize(&appearance, by: 1 + (pose.scale - 1) * share)
    appearance.position.y += pose.offset * share
    appearance.cornerRadius += (pose.cornerRadius - appearance.cornerRadius) * share
    appearance.masksToBounds = true
  }

  private var isOfOutgoingView: Bool {
    switch self {
    case .fadeOut, .foldAway, .staysShown, .hiddenFromMiddle: true
    case .fadeIn, .flip, .foldBack, .hiddenUntilMiddle, .slideIn, .slideOut, .scaleIn, .recede, .comeForward: false
    }
  }

  /// Turns the layer about a line through a point, which is given relative to the anchor.
  private func rotate(
    _ appearance: inout LayerAppearance, by angle: CGFloat, about axis: FlipAxis, through point: CGPoint
  ) {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / Self.viewingDistance
    let turn =
      axis == .vertical
      ? CATransform3DMakeRotation(angle, 0, 1, 0) : CATransform3DMakeRotation(angle, 1, 0, 0)
    let there = CATransform3DMakeTranslation(-point.x, -point.y, 0)
    let back = CATransform3DMakeTranslation(point.x, point.y, 0)
    let motion = [there, turn, lens, back].reduce(CATransform3DIdentity, CATransform3DConcat)
    appearance.transform = CATransform3DConcat(appearance.transform, motion)
  }
}
