import UIKit

/// A view that shows a wave in the style of a brush.
final class SampleView: UIView {
  var brush = Brush() {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    let area = bounds.insetBy(dx: Brush.widths.upperBound, dy: Brush.widths.upperBound / 2)
    let points = (0...16).map { step in
      let x = CGFloat(step) / 16
      return CGPoint(x: area.minX + area.width * x, y: area.midY - sin(x * 2 * .pi) * area.height / 2)
    }
    brush.color.uiColor.setStroke()
    Stroke(points: points, brush: brush).path.stroke()
  }
}
