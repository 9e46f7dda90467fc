import Testing

@testable import UIKit

/// A layer of the app in a window, and a clock.
@MainActor
final class LayerBench {
  let clock = ManualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let layer = CALayer()

  init() {
    window.isHidden = false
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(layer)
    clock.endTurn()
  }

  var opacity: Double { Double(layer.presentation()?.opacity ?? 0) }
  var x: CGFloat { layer.presentation()?.position.x ?? 0 }

  /// A linear animation of the opacity, from 0 to 1.
  func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }
}

func isClose(_ value: Double, _ other: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(value - other) <= tolerance
}
