import UIKit

/// A view on which the user draws with a finger.
///
/// The view draws the finished strokes. The stroke that is being drawn is a shape layer above them, so that a movement
/// of the finger does not draw the others again.
final class BoardView: UIView {
  var brush = Brush()
  /// A closure that is called with each finished stroke.
  var onStroke: ((Stroke) -> Void)?

  var strokes: [Stroke] = [] {
    didSet {
      setNeedsDisplay()
      accessibilityValue = strokes.count == 1 ? "1 stroke" : "\(strokes.count) strokes"
    }
  }

  var showsGrid = true {
    didSet { setNeedsDisplay() }
  }

  private let wetInk = CAShapeLayer()
  private var current: Stroke?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentMode = .redraw
    isMultipleTouchEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = "Drawing"
    accessibilityTraits = .allowsDirectInteraction
    wetInk.fillColor = nil
    wetInk.lineCap = .round
    wetInk.lineJoin = .round
    layer.addSublayer(wetInk)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  // MARK: - Drawing

  override func draw(_ rect: CGRect) {
    if showsGrid { drawGrid(in: rect) }
    for stroke in strokes where stroke.bounds.intersects(rect) {
      stroke.brush.color.uiColor.setStroke()
      stroke.path.stroke()
    }
  }

  private func drawGrid(in rect: CGRect) {
    let spacing: CGFloat = 24
    let lines = UIBezierPath()
    for x in stride(from: (rect.minX / spacing).rounded(.up) * spacing, to: rect.maxX, by: spacing) {
      lines.move(to: CGPoint(x: x, y: rect.minY))
      lines.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    for y in stride(from: (rect.minY / spacing).rounded(.up) * spacing, to: rect.maxY, by: spacing) {
      lines.move(to: CGPoint(x: rect.minX, y: y))
      lines.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    lines.lineWidth = 0.5
    UIColor.separator.withAlphaComponent(0.2).setStroke()
    lines.stroke()
  }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    current = Stroke(points: [touch.location(in: self)], brush: brush)
    showWetInk()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    current?.points.append(touch.location(in: self))
    showWetInk()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let stroke = current else { return }
    current = nil
    showWetInk()
    onStroke?(stroke)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    current = nil
    showWetInk()
  }

  private func showWetInk() {
    // A shape layer animates changes of its colors and widths, but a stroke must follow the touch immediately.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wetInk.frame = bounds
    wetInk.path = current?.path.cgPath
    wetInk.lineWidth = brush.width
    wetInk.strokeColor = brush.color.uiColor.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }
}
