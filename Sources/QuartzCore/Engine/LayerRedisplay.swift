import DisplayScene

/// The display of a layer in each frame of an animation on which its contents depend.
///
/// See `CALayer.needsDisplay(forKey:)`. The contents are drawn by a presentation layer, because the app's drawing reads
/// the values of the layer that draws.
@MainActor
final class LayerRedisplay: FrameMotion {
  private weak var layer: CALayer?
  private weak var animation: LayerAnimation?

  /// Displays a layer during an animation if its contents depend on it.
  static func start(_ animation: LayerAnimation, of layer: CALayer) {
    let type = type(of: layer)
    guard type != CALayer.self, animation.keys.contains(where: { type.needsDisplay(forKey: $0) }) else { return }
    let redisplay = LayerRedisplay(animation, of: layer)
    animation.redisplay = redisplay
    AnimationEngine.shared.add(redisplay)
    layer.setNeedsDisplay()
  }

  private init(_ animation: LayerAnimation, of layer: CALayer) { (self.animation, self.layer) = (animation, layer) }

  // The end of the animation is that of its timeline.
  var motionEnd: TimeInterval? { nil }
  var isEndless: Bool { true }

  func advanceMotion(to now: TimeInterval) {
    display()
    // An animation that is not removed at its end continues to show its last value.
    if let animation, let end = animation.timeline.endTime, end > now { return }
    AnimationEngine.shared.remove(self)
  }

  /// Ends the display with the values of the model.
  func stop() {
    AnimationEngine.shared.remove(self)
    layer?.setNeedsDisplay()
  }

  /// Displays the layer with the values on screen.
  func display() {
    guard let layer, animation?.redisplay === self else { return }
    let shown = layer.presentedCopy()
    if let host = layer.host {
      let bounds = shown.bounds
      guard bounds.width > 0, bounds.height > 0 else { return }
      host.replaceContents(in: bounds) { shown.draw(in: $0) }
    } else {
      shown.record.delegate = layer.delegateInUse
      shown.display()
      let contents = shown.contents
      layer.changeModelWithoutAnimation { $0.rare.contents = contents }
    }
  }
}
