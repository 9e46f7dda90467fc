import DisplayScene
import Testing
import UIKit

/// A screen that is drawn by code, attached to the report of the tests as a picture.
@MainActor @Suite(.ownDevice) struct DrawnScreenTests {
  @Test func `A screen of drawn views is a picture without pixels`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let root = UIView(frame: window.bounds)
    root.backgroundColor = .systemBackground
    window.addSubview(root)
    let gauge = Gauge(frame: CGRect(x: 46, y: 70, width: 300, height: 190))
    let dial = LetteredDial(frame: CGRect(x: 20, y: 270, width: 170, height: 170))
    let swatches = Swatches(frame: CGRect(x: 205, y: 280, width: 170, height: 150))
    let tiled = UIView(frame: CGRect(x: 20, y: 460, width: 353, height: 90))
    tiled.backgroundColor = UIColor(patternImage: Pictures.checks)
    tiled.layer.cornerRadius = 16
    let caps = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let button = UIImageView(image: Pictures.bubble.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    button.frame = CGRect(x: 20, y: 570, width: 353, height: 60)
    let template = UIImageView(image: Pictures.bubble.withRenderingMode(.alwaysTemplate))
    template.tintColor = .systemOrange
    template.frame = CGRect(x: 20, y: 650, width: 40, height: 40)
    let turned = UIImageView(
      image: Pictures.arrow.cgImage.map { UIImage(cgImage: $0, scale: Pictures.arrow.scale, orientation: .right) })
    turned.frame = CGRect(x: 80, y: 650, width: 40, height: 40)
    let copy = UIImageView(
      image: UIGraphicsImageRenderer(size: gauge.bounds.size).image { gauge.layer.render(in: $0.cgContext) })
    copy.frame = CGRect(x: 140, y: 640, width: 120, height: 76)
    for view in [gauge, dial, swatches, tiled, button, template, turned, copy] { root.addSubview(view) }
    window.isHidden = false
    AppRuntime.shared.commit()
    let frame = SceneCapture.frame(of: [window], on: .main)
    Attachment.record(frame, named: "drawn-screen")
    let picture = SVGRenderer(surroundings: .rectangle).render(frame)
    #expect(picture.contains("linearGradient"))
    #expect(!picture.contains("base64"))
    #expect(!picture.contains("NaN"))
  }
}

private final class Gauge: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: 150)
    let track = UIBezierPath(arcCenter: center, radius: 120, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = 24
    track.lineCapStyle = .round
    UIColor.systemGray5.setStroke()
    track.stroke()
    context.saveGState()
    context.addPath(
      UIBezierPath(arcCenter: center, radius: 120, startAngle: .pi, endAngle: 1.65 * .pi, clockwise: true).cgPath)
    context.setLineWidth(24)
    context.setLineCap(.round)
    context.replacePathWithStrokedPath()
    context.clip()
    let colors = [UIColor.systemGreen.cgColor, UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
    {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: bounds.maxX, y: 0), options: [])
    }
    context.restoreGState()
    for step in 0...10 {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: .pi + .pi * CGFloat(step) / 10)
      UIColor.label.setFill()
      context.fill(CGRect(x: 92, y: -1, width: step.isMultiple(of: 5) ? 12 : 6, height: 2))
      context.restoreGState()
    }
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 6)
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: center.x + 38, y: center.y - 76))
    needle.addLine(to: CGPoint(x: center.x - 7, y: center.y - 4))
    needle.addLine(to: CGPoint(x: center.x + 7, y: center.y + 4))
    needle.close()
    UIColor.systemRed.setFill()
    needle.fill()
    UIBezierPath(ovalIn: CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)).fill()
    context.restoreGState()
    let text = NSAttributedString(
      string: "65 %", attributes: [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.label])
    text.draw(at: CGPoint(x: center.x - text.size().width / 2, y: center.y + 12))
  }
}

/// Letters around a circle.
private final class LetteredDial: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.white.setFill()
    UIRectFill(rect)
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 30, dy: 30))
    ring.setLineDash([6, 3], count: 2, phase: 0)
    UIColor.systemIndigo.set()
    ring.stroke()
    for (index, letter) in "DRAWN BY CODE · ".enumerated() {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: 2 * .pi * CGFloat(index) / 16)
      let text = String(letter)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 16), .foregroundColor: UIColor.systemIndigo,
      ]
      text.draw(at: CGPoint(x: -text.size(withAttributes: attributes).width / 2, y: -80), withAttributes: attributes)
      context.restoreGState()
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    "centered and wrapped".draw(
      in: bounds.insetBy(dx: 48, dy: 62),
      withAttributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: paragraph])
  }
}

/// Blend modes and masks, one per cell.
private final class Swatches: UIView {
  private let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .sourceAtop, .sourceIn, .destinationOut, .destinationOver, .xor, .clear,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    for (index, mode) in modes.enumerated() {
      let cell = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
        UIColor.systemBlue.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 28, height: 28))
        context.cgContext.setBlendMode(mode)
        UIColor.systemPink.setFill()
        context.cgContext.fill(CGRect(x: 16, y: 16, width: 24, height: 24))
      }
      cell.draw(at: CGPoint(x: CGFloat(index % 3) * 56, y: CGFloat(index / 3) * 50))
    }
  }
}

private enum Pictures {
  static let checks = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    UIColor.white.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  static let bubble = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
    let shape = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 38, height: 38), cornerRadius: 11)
    UIColor.systemBlue.setFill()
    shape.fill()
    shape.lineWidth = 2
    UIColor.black.setStroke()
    shape.stroke()
  }

  static let arrow = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 20, y: 2))
    path.addLine(to: CGPoint(x: 34, y: 20))
    path.addLine(to: CGPoint(x: 24, y: 20))
    path.addLine(to: CGPoint(x: 24, y: 38))
    path.addLine(to: CGPoint(x: 16, y: 38))
    path.addLine(to: CGPoint(x: 16, y: 20))
    path.addLine(to: CGPoint(x: 6, y: 20))
    path.close()
    UIColor.systemPurple.setFill()
    path.fill()
  }
}
