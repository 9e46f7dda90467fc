import CoreGraphics
import DisplayScene
import Testing

struct CGContextTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2, isOpaque: false)

  private var marks: [SceneMark] { context.drawing.marks }

  /// The points of a filled path.
  private func points(_ mark: SceneMark?) -> [CGPoint] {
    guard case .fill(let path, _, _)? = mark?.kind else { return [] }
    return path.elements.compactMap {
      if case .move(let point) = $0 { point } else if case .line(let point) = $0 { point } else { nil }
    }
  }

  @Test func `UIKit's transform flips and scales to the pixels of the device`() {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(context.convertToDeviceSpace(CGPoint(x: 0, y: 0)) == CGPoint(x: 0, y: 100))
    #expect(context.convertToUserSpace(CGPoint(x: 0, y: 100)) == .zero)
  }

  @Test func `The origin of a bitmap is at the lower left`() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(points(bitmap.drawing.marks.first).map(\.y).min() == 40)
    let image = try #require(bitmap.makeImage())
    #expect((image.width, image.height) == (100, 50))
  }

  @Test func `A transform applies to elements that are added later`() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(points(marks.first).first == CGPoint(x: 12, y: 22))
  }

  @Test func `The path is in user space`() {
    context.move(to: CGPoint(x: 5, y: 5))
    context.translateBy(x: 1, y: 2)
    #expect(context.currentPointOfPath == CGPoint(x: 4, y: 3))
    context.addLine(to: CGPoint(x: 9, y: 3))
    #expect(context.boundingBoxOfPath == CGRect(x: 4, y: 3, width: 5, height: 0))
  }

  @Test func `The path is empty after it was drawn`() {
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.strokePath()
    #expect(context.isPathEmpty)
    #expect(context.path == nil)
  }

  @Test func `The state is restored`() {
    context.saveGState()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.translateBy(x: 5, y: 5)
    #expect(context.boundingBoxOfClipPath == CGRect(x: -5, y: -5, width: 10, height: 10))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(marks.first?.clips == [])
    guard case .fill(_, .color(let color), _)? = marks.first?.kind else {
      Issue.record("a path should be filled")
      return
    }
    #expect(color == .black)
  }

  @Test func `Restoring without a saved state does nothing`() {
    context.translateBy(x: 5, y: 0)
    context.restoreGState()
    #expect(context.ctm.tx == 10)
  }

  @Test func `Clearing the whole bounds removes all marks`() {
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.clear(CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(marks.isEmpty)
  }

  @Test func `Clearing a part masks the existing marks`() {
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clear(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(marks.count == 1)
    guard case .mask(_, .transparent)? = marks.first?.clips.first else {
      Issue.record("the first mark should be masked")
      return
    }
  }

  @Test func `A mark that is drawn behind the existing ones is the first one`() {
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setBlendMode(.destinationOver)
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(points(marks.first).first == CGPoint(x: 1, y: 1))
  }

  @Test func `A transparency layer is one mark with the opacity and shadow outside of it`() {
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    context.endTransparencyLayer()
    #expect(marks.count == 1)
    #expect(marks.first?.opacity == 0.5)
    #expect(marks.first?.shadow?.offset == CGSize(width: 1, height: 2))
    guard case .group(let inside)? = marks.first?.kind else {
      Issue.record("the layer should be a group")
      return
    }
    #expect(inside.map(\.opacity) == [1, 1])
    #expect(inside.allSatisfy { $0.shadow == nil })
  }

  @Test func `A line under a distorting transform keeps its own coordinates`() {
    context.scaleBy(x: 3, y: 1)
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(marks.first?.map == AffineMap(a: 3, d: 1))
    context.scaleBy(x: 1, y: 3)
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    guard case .stroke(_, _, let style)? = marks.last?.kind else {
      Issue.record("a line should be drawn")
      return
    }
    #expect(marks.last?.map == AffineMap())
    #expect(style.width == 3)
  }

  @Test func `A gradient without options is transparent beyond its ends`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let alphas = marks.map { mark -> [Double] in
      guard case .fill(_, .gradient(let gradient), _) = mark.kind else { return [] }
      return gradient.stops.map(\.color.alpha)
    }
    #expect(alphas == [[0, 1, 1, 0], [1, 1]])
  }

  @Test func `A part of an image is an image`() throws {
    let image = try #require(context.makeImage())
    let part = try #require(image.cropping(to: CGRect(x: 190, y: 0, width: 50, height: 20)))
    #expect((part.width, part.height) == (10, 20))
    #expect(image.cropping(to: CGRect(x: 500, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func `The components of a color depend on its space`() {
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).colorSpace?.model == .monochrome)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).numberOfComponents == 4)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).copy(alpha: 1)?.alpha == 1)
    #expect(CGColorSpace(name: "unknown") == nil)
  }
}
