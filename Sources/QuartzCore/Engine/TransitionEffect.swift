/// The effect of a transition on a layer's appearance while it runs, without changing the model.
package enum TransitionEffect {
  /// Fades from transparent to the model's opacity.
  case fadeIn
  /// Fades from the model's opacity to transparent.
  case fadeOut
  /// Is transparent until a fraction of the transition, and fades from there to the model's opacity.
  case fadeInFrom(Double)
  /// Fades from the model's opacity to transparent, which is reached at a fraction of the transition.
  case fadeOutUntil(Double)
  /// Rotates by half a turn in perspective.
  ///
  /// In the second half, it rotates from the other side, so that the view is not mirrored.
  case flip(axis: FlipAxis, isReversed: Bool)
  /// Curls up like a page, beginning at the lower right corner.
  case curlUp
  /// Uncurls like a page, until it is flat.
  case curlDown
  /// Shows the former content of the layer as well.
  case former(FormerContent, FormerContent.Motion)
  /// Shows the view, even if the model is already hidden.
  case staysShown
  /// Shows the view in the first half only.
  case hiddenFromMiddle
  /// Shows the view in the second half only.
  case hiddenUntilMiddle
  /// Does not show the view.
  case hidden

  /// Moves from an offset to the model's position.
  case slideIn(from: CGVector)
  /// Moves from the model's position to an offset.
  case slideOut(to: CGVector)
  /// Scales from a larger or smaller size to the model's size.
  case scaleIn(from: CGFloat)
  /// Scales from the model's size to a larger or smaller size.
  case scaleOut(to: CGFloat)
  /// Moves from the model's position to one behind a sheet.
  case recede(RecededPose)
  /// Moves from behind a sheet to the model's position.
  case comeForward(RecededPose)
  /// Moves between two poses, which replace the position, the size, the transform, and the corners of the model.
  case follow(PosePath)

  /// The appearance of a view behind a sheet.
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
    case .fadeInFrom(let start): appearance.opacity *= Float(max(progress - start, 0) / (1 - start))
    case .fadeOutUntil(let end): appearance.opacity *= Float(max(end - progress, 0) / end)
    case .flip(let axis, let isReversed):
      let angle = (progress < 0.5 ? progress : progress - 1) * .pi * (isReversed ? -1 : 1)
      rotate(&appearance, by: CGFloat(angle), about: axis)
    case .curlUp: appearance.rare.transition.curl = progress
    case .curlDown: appearance.rare.transition.curl = 1 - progress
    case .former(let content, let motion): appearance.rare.transition.former = (content, motion, progress)
    case .staysShown: break
    case .hiddenFromMiddle: if progress >= 0.5 { appearance.isHidden = true }
    case .hiddenUntilMiddle: if progress < 0.5 { appearance.isHidden = true }
    case .hidden: appearance.isHidden = true
    case .slideIn(let distance): move(&appearance, by: distance, share: 1 - progress)
    case .slideOut(let distance): move(&appearance, by: distance, share: progress)
    case .scaleIn(let scale): resize(&appearance, by: scale + (1 - scale) * progress)
    case .scaleOut(let scale): resize(&appearance, by: 1 + (scale - 1) * progress)
    case .recede(let pose): put(&appearance, behindBy: progress, pose)
    case .comeForward(let pose): put(&appearance, behindBy: 1 - progress, pose)
    case .follow(let path): path.apply(to: &appearance, at: progress)
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
    case .fadeOut, .curlUp, .staysShown, .hiddenFromMiddle: true
    default: false
    }
  }

  /// A Boolean value that indicates whether key frames of a display can represent the effect.
  var isInKeyframes: Bool {
    switch self {
    case .curlUp, .curlDown, .former: false
    default: true
    }
  }

  /// Rotates the layer about a line through its anchor point, in perspective.
  private func rotate(_ appearance: inout LayerAppearance, by angle: CGFloat, about axis: FlipAxis) {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / Self.viewingDistance
    let turn =
      axis == .vertical
      ? CATransform3DMakeRotation(angle, 0, 1, 0) : CATransform3DMakeRotation(angle, 1, 0, 0)
    appearance.transform = [turn, lens].reduce(appearance.transform, CATransform3DConcat)
  }
}
