import DisplayScene
import Simulator
import Testing
import UIKit

/// What drawing by code looks like: the parts of a scene, and pictures to look at.
@MainActor @Suite(.ownDevice) struct DrawingPictureTests {
  private final class Canvas: UIView {
    var action: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { action(rect) }
  }

  private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show(_ view: UIView) {
    window.addSubview(view)
    window.isHidden = false
    AppRuntime.shared.commit()
  }

  private func drawings(of view: UIView) -> [SceneDrawing] {
    SceneCapture.layer(of: view).contents.compactMap { if case .drawing(let drawing) = $0 { drawing } else { nil } }
  }

  private var pixel: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: context.format.bounds, cornerRadius: 3).fill()
    }
  }

  @Test func `What a view draws is stretched when its size changes`() throws {
    canvas.backgroundColor = .clear
    canvas.action = { UIRectFill($0) }
    show(canvas)
    canvas.frame.size = CGSize(width: 80, height: 20)
    AppRuntime.shared.commit()
    let drawing = try #require(drawings(of: canvas).first)
    #expect(drawing.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(drawing.rect == CGRect(x: 0, y: 0, width: 80, height: 20))
    canvas.contentMode = .topRight
    #expect(drawings(of: canvas).first?.rect == CGRect(x: 40, y: 0, width: 40, height: 20))
  }

  @Test func `A part that is drawn again replaces what was there`() throws {
    canvas.backgroundColor = .clear
    canvas.action = { UIRectFill($0) }
    show(canvas)
    for _ in 0..<3 {
      canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      AppRuntime.shared.commit()
    }
    let drawing = try #require(drawings(of: canvas).first)
    #expect(drawing.marks.count == 2)
    #expect(drawing.marks.map(\.clips.count) == [1, 1])
    canvas.setNeedsDisplay()
    AppRuntime.shared.commit()
    #expect(drawings(of: canvas).first?.marks.count == 1)
  }

  @Test func `Views that do not draw have no drawing`() {
    canvas.action = { _ in }
    show(canvas)
    #expect(drawings(of: canvas).isEmpty)
  }

  @Test func `An opaque view without a background color is black where it does not draw`() {
    canvas.action = { UIRectFill($0.insetBy(dx: 5, dy: 5)) }
    show(canvas)
    #expect(drawings(of: canvas).first?.marks.count == 2)
    canvas.isOpaque = false
    #expect(drawings(of: canvas).first?.marks.count == 1)
  }

  @Test func `A resizable image has nine parts, of which the corners keep their size`() throws {
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    let view = UIImageView(image: pixel.resizableImage(withCapInsets: caps, resizingMode: .stretch))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    let drawing = try #require(drawings(of: view).first)
    guard case .slices(let slices)? = drawing.marks.first?.kind else {
      Issue.record("the image should be sliced")
      return
    }
    #expect(slices.slices.count == 9)
    #expect(slices.slices[0].rect == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(slices.slices[4].rect == CGRect(x: 3, y: 3, width: 44, height: 24))
    #expect(slices.slices[8].rect == CGRect(x: 47, y: 27, width: 3, height: 3))
  }

  @Test func `The parts of a tiled image are repeated`() throws {
    let view = UIImageView(image: pixel.resizableImage(withCapInsets: .zero))
    view.frame = CGRect(x: 0, y: 0, width: 18, height: 9)
    guard case .slices(let slices)? = drawings(of: view).first?.marks.first?.kind else {
      Issue.record("the image should be sliced")
      return
    }
    #expect(slices.slices.map(\.rect.minX) == [0, 9])
  }

  @Test func `A template image is drawn in the tint color`() {
    let view = UIImageView(image: pixel.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect(drawings(of: view).first?.tint == SceneColor(red: 1, green: 0, blue: 0))
  }

  @Test func `A pattern fills the background`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = UIColor(patternImage: pixel)
    #expect(drawings(of: view).count == 1)
    #expect(SceneCapture.layer(of: view).style.backgroundColor?.alpha == 0)
  }

  @Test func `Text is drawn as text`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in
      "Two words".draw(
        in: CGRect(x: 0, y: 0, width: 40, height: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    guard case .drawing(let drawing)? = image.cgImage?.content else {
      Issue.record("the image should be a drawing")
      return
    }
    let strings = drawing.marks.flatMap { mark -> [String] in
      if case .text(let text) = mark.kind { text.lines.map(\.string) } else { [] }
    }
    #expect(strings == ["Two", "words"])
  }

  @Test func `The picture of a drawing is a document with its own definitions`() {
    canvas.backgroundColor = .clear
    canvas.action = { rect in
      UIBezierPath(ovalIn: rect).addClip()
      UIColor.green.setFill()
      UIRectFillUsingBlendMode(rect, .multiply)
    }
    show(canvas)
    let svg = SVGRenderer(surroundings: .rectangle).render(SceneCapture.frame(of: [window], on: .main))
    #expect(svg.contains("viewBox=\"0 0 40 20\""))
    #expect(svg.contains("mix-blend-mode:multiply"))
    #expect(svg.contains("clipPath id=") || svg.contains("<clipPath"))
  }
}
