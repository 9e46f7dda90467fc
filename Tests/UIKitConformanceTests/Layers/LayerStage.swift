import UIKit

/// A free layer on screen, whose changes animate.
@MainActor
final class LayerStage {
  let stage: Stage
  let root = UIViewController()
  let layer = CALayer()

  init() async throws {
    stage = try await Stage.open()
    await stage.show(root)
    layer.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    root.view.layer.addSublayer(layer)
    await stage.turn()
  }

  /// The horizontal position of the layer on screen.
  var presentedX: CGFloat { layer.presentation()?.position.x ?? layer.position.x }

  /// The opacity of the layer on screen.
  var presentedOpacity: Float { layer.presentation()?.opacity ?? layer.opacity }

  /// Runs a block that animates views. It is not asynchronous, so that the compiler does not suggest the asynchronous
  /// variant.
  func animate(_ animations: @escaping () -> Void) { UIView.animate(withDuration: 1, animations: animations) }

  /// An animation of the opacity.
  func fade(from start: Float, to end: Float, duration: CFTimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    return animation
  }
}
