/// The appearance of the content below a card, which recedes: it becomes smaller and moves up.
///
/// Only the rendering changes. The view keeps its frame, so that its layout and its safe area do not change.
@MainActor
final class SheetRecession {
  private weak var view: UIView?
  private var pose: TransitionEffect.RecededPose?
  /// The animation of the receded appearance, which is paused at its end.
  private var resting: LayerAnimation?

  isolated deinit { rest(isReceded: false) }

  /// Sets the view that recedes, and calculates the distance; `nil` for no view.
  func prepare(_ view: UIView?, sheetTop: CGFloat, in container: CGRect, isAboveAnotherSheet: Bool) {
    guard let view, container.width > 0 else {
      pose = nil
      return
    }
    self.view = view
    let scale = max(container.width - 2 * SheetMetrics.recededInset, 0) / container.width
    let frame = view.convert(view.bounds, to: nil)
    let top = sheetTop - SheetMetrics.topGap
    let shrinkage = frame.height * (1 - scale) / 2
    pose = .init(
      scale: scale, offset: top - frame.minY - shrinkage, cornerRadius: SheetMetrics.automaticCornerRadius)
  }

  /// Recedes, or comes forward again, in the current animation block.
  func animate(isReceding: Bool) {
    rest(isReceded: false)
    guard let view, let pose else { return }
    AnimationContext.add(isReceding ? .recede(pose) : .comeForward(pose), to: view.layer)
  }

  /// Adds or removes the receded appearance without an animation.
  func rest(isReceded: Bool) {
    if let resting { resting.layer?.cancel(resting, completing: .afterCommit) }
    resting = nil
    guard isReceded, let view, let pose else { return }
    let timeline = Timeline(allowsUserInteraction: true)
    let segment = timeline.addSegment(duration: 1, curve: .linear)
    let animation = LayerAnimation(.effect(.recede(pose)), of: view.layer, over: segment, on: timeline)
    view.layer.add(animation)
    timeline.scrub(to: 1, linearly: true, at: AppRuntime.shared.now)
    resting = animation
  }

  /// A Boolean value that indicates whether the view has the receded appearance.
  var isResting: Bool {
    guard let resting else { return false }
    return view?.layer.animations.contains { $0 === resting } == true
  }
}
