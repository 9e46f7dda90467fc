import DisplayScene
import Foundation
import Simulator
import Testing
import UIKit

/// Layers that draw, in pictures of the screen.
@MainActor
struct LayerPictureTests {
  private let root = UIViewController()

  /// Shows layers on the screen of a device, and returns the device.
  private func show(_ layers: CALayer...) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    root.view.backgroundColor = .white
    for layer in layers { root.view.layer.addSublayer(layer) }
    simulator.show(root)
    return simulator
  }

  private func scene(of index: Int = 0) -> SceneLayer { SceneCapture.layer(of: root.view).sublayers[index] }

  /// A ring of which the last part is not drawn.
  private func ring(_ end: CGFloat) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.frame = CGRect(x: 96, y: 120, width: 200, height: 200)
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 100, y: 100), radius: 90, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
    ring.path = path
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 16
    ring.lineCap = .round
    ring.strokeEnd = end
    return ring
  }

  private func card() -> CAGradientLayer {
    let card = CAGradientLayer()
    card.frame = CGRect(x: 40, y: 380, width: 313, height: 140)
    card.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    card.startPoint = CGPoint(x: 0, y: 0)
    card.endPoint = CGPoint(x: 1, y: 1)
    card.cornerRadius = 28
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return card
  }

  private func stroke(of layer: SceneLayer) -> (path: ScenePath, style: SceneLineStyle)? {
    guard case .drawing(let drawing)? = layer.contents.first,
      case .stroke(let path, _, let style)? = drawing.marks.last?.kind
    else { return nil }
    return (path, style)
  }

  private func end(of path: ScenePath) -> CGPoint? {
    switch path.elements.last {
    case .line(let end), .curve(_, _, let end): end
    default: nil
    }
  }

  @Test func `A shadow has the shape of its path, or of the layer without one`() async {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 120, width: 100, height: 60)
    layer.backgroundColor = UIColor.red.cgColor
    layer.shadowOpacity = 0.5
    let simulator = await show(layer)
    #expect(scene().style.shadow?.path == nil)
    layer.shadowPath = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 5), transform: nil)
    simulator.commit()
    let corner = CGPoint(x: 10, y: 20)
    #expect(scene().style.shadow?.path?.elements.first == .move(corner))
  }

  @Test func `A shape layer draws the part of its path between two fractions of its length`() async throws {
    _ = await show(ring(0.5))
    guard let (path, style) = stroke(of: scene()) else { throw Missing() }
    #expect(style.width == 16 && style.cap == .round)
    guard let end = end(of: path) else { throw Missing() }
    // Half of a ring that begins at the top ends at the bottom.
    #expect(abs(end.x - 100) < 0.1 && abs(end.y - 190) < 0.1)
  }

  @Test func `A progress ring advances by an animation of its end`() async throws {
    let ring = ring(1)
    let simulator = await show(ring)
    let progress = CABasicAnimation(keyPath: "strokeEnd")
    (progress.fromValue, progress.toValue, progress.duration) = (0, 1, 2)
    ring.add(progress, forKey: nil)
    await simulator.advance(by: .milliseconds(500))
    #expect(abs((ring.presentation()?.strokeEnd ?? 0) - 0.25) < 0.001)
    guard let (path, _) = stroke(of: scene()), let end = end(of: path) else { throw Missing() }
    #expect(abs(end.x - 190) < 0.1 && abs(end.y - 100) < 0.1)
  }

  @Test func `A path blends into one with the same segments`() async throws {
    let shape = CAShapeLayer()
    let simulator = await show(shape)
    let morph = CABasicAnimation(keyPath: "path")
    morph.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    morph.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    morph.duration = 1
    shape.add(morph, forKey: nil)
    await simulator.advance(by: .milliseconds(500))
    #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `A gradient layer fills its outline with its colors`() async throws {
    let simulator = await show(card())
    guard case .drawing(let drawing)? = scene().contents.first,
      case .fill(let outline, .gradient(let gradient), _)? = drawing.marks.first?.kind
    else { throw Missing() }
    #expect(gradient.geometry == .linear(start: .zero, end: CGPoint(x: 313, y: 140)))
    #expect(gradient.stops.map(\.offset) == [0, 1])
    // Two corners are round.
    #expect(outline.elements.filter { if case .curve = $0 { true } else { false } }.count == 2)
    #expect(simulator.svgSnapshot().contains("<linearGradient"))
  }

  @Test func `The colors and places of a gradient are animated`() async throws {
    let card = card()
    card.locations = [0, 0.5]
    let simulator = await show(card)
    let animation = CABasicAnimation(keyPath: "locations")
    (animation.fromValue, animation.toValue, animation.duration) = ([0, 0.5], [0.5, 1], 1)
    card.add(animation, forKey: nil)
    await simulator.advance(by: .milliseconds(500))
    #expect(card.presentation()?.locations?.map(\.doubleValue) == [0.25, 0.75])
  }

  @Test func `A text layer shows its text in its font and color`() async throws {
    let text = CATextLayer()
    text.frame = CGRect(x: 20, y: 60, width: 353, height: 40)
    text.string = "Progress"
    text.fontSize = 28
    text.font = UIFont.boldSystemFont(ofSize: 12)
    text.foregroundColor = UIColor.black.cgColor
    text.alignmentMode = .center
    _ = await show(text)
    guard case .text(let shown)? = scene().contents.first else { throw Missing() }
    #expect(shown.lines.map(\.string) == ["Progress"])
    #expect(shown.font.size == 28 && shown.font.weight > 500)
    #expect(shown.lines[0].origin.x > 80)
    text.font = CGFont("Courier" as CFString)
    guard case .text(let other)? = scene().contents.first else { throw Missing() }
    #expect(other.font.size == 28 && other.font.family != shown.font.family)
  }

  @Test func `A replicator layer shows its sublayers several times`() async throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 146, y: 600, width: 100, height: 100)
    replicator.instanceCount = 8
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    replicator.instanceAlphaOffset = -0.1
    let dot = CALayer()
    dot.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
    dot.cornerRadius = 10
    dot.backgroundColor = UIColor.systemGreen.cgColor
    replicator.addSublayer(dot)
    _ = await show(replicator)
    let copies = scene().sublayers
    #expect(copies.count == 8)
    #expect(Set(copies.map(\.id)).count == 8)
    #expect(copies.map { ($0.opacity * 10).rounded() } == [10, 9, 8, 7, 6, 5, 4, 3])
    // A quarter turn from the top is on the right.
    let third = copies[2].geometry.frame
    #expect(abs(third.midX - 90) < 0.01 && abs(third.midY - 50) < 0.01)
  }

  @Test func `A mask shows what is opaque in it`() async throws {
    let card = card()
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 140, height: 140), transform: nil)
    card.mask = mask
    let simulator = await show(card)
    #expect(scene().mask.count == 1)
    #expect(simulator.svgSnapshot().contains("mask-type=\"alpha\""))
  }

  @Test func `What a layer's delegate draws are its contents`() async throws {
    final class Drawing: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      }
    }
    let delegate = Drawing()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 100, width: 20, height: 20)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    let simulator = await show(layer)
    simulator.commit()
    #expect(layer.contents is CGImage)
    guard case .drawing(let drawing)? = scene().contents.first else { throw Missing() }
    #expect(drawing.rect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `The layer of a view may draw the view`() async throws {
    final class Dial: CALayer {
      override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.fill(bounds)
      }
    }
    final class DialView: UIView {
      override class var layerClass: AnyClass { Dial.self }
      var draws = 0
      override func draw(_ rect: CGRect) { draws += 1 }
    }
    let view = DialView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    let simulator = await show()
    simulator.commit()
    #expect(view.draws == 1)
    #expect(!scene().contents.isEmpty)
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    simulator.commit()
    #expect(view.draws == 2)
  }

  @Test func `An image's part is shown in the place that the gravity determines`() async throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 40, height: 20), format: .init(for: .init(displayScale: 1)))
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contents = image.cgImage
    layer.contentsGravity = .resizeAspect
    layer.contentsScale = image.scale
    _ = await show(layer)
    func drawing() throws -> SceneDrawing {
      guard
        case .drawing(let drawing)? = SceneCapture.layer(of: root.view, presented: false).sublayers[0].contents.first
      else { throw Missing() }
      return drawing
    }
    #expect(try drawing().rect == CGRect(x: 0, y: 25, width: 100, height: 50))
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try drawing().rect == CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.contentsGravity = .bottomRight
    #expect(try drawing().rect == CGRect(x: 80, y: 80, width: 20, height: 20))
  }

  @Test func `A layer moves along a path, turned to its direction`() async throws {
    let layer = CALayer()
    let simulator = await show(layer)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let move = CAKeyframeAnimation(keyPath: "position")
    (move.path, move.duration, move.rotationMode, move.calculationMode) = (path, 4, .rotateAuto, .paced)
    layer.add(move, forKey: nil)
    await simulator.advance(by: .seconds(2))
    let shown = try #require(layer.presentation())
    #expect(abs(shown.position.x - 100) < 0.01 && abs(shown.position.y - 100) < 0.01)
    #expect(abs(shown.transform.m12 - 1) < 0.001)
  }
}

/// What a test expects is not in the picture.
private struct Missing: Error {}
