public import QuartzCore

/// A layer as an app writes it that imports only Core Animation.
public final class PulseLayer: CAShapeLayer {
  /// Creates a pulsing circle.
  public override init() {
    super.init()
    path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.toValue = 1.5
    pulse.duration = 0.5
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    add(pulse, forKey: "pulse")
  }

  /// Creates a copy for the presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}
