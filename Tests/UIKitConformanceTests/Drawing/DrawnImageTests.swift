import Testing
import UIKit

@MainActor
struct DrawnImageTests {
  private func image(_ width: CGFloat = 20, _ height: CGFloat = 10) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test(.rule("R330"))
  func `An image without content has no size`() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test(.rule("R331"))
  func `An orientation on its side swaps width and height`() throws {
    let picture = try #require(image().cgImage)
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 10, height: 20))
    #expect(turned.imageOrientation == .right)
    #expect(UIImage(cgImage: picture).size == CGSize(width: 40, height: 20))
  }

  @Test(.rule("R332"))
  func `A resizable image has caps and repeats by default`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = image().resizableImage(withCapInsets: insets)
    #expect(tiled.capInsets == insets)
    #expect(tiled.resizingMode == .tile)
    #expect(tiled.size == image().size)
    #expect(image().resizableImage(withCapInsets: insets, resizingMode: .stretch).resizingMode == .stretch)
  }

  @Test(.rule("R2199"))
  func `The mode of an image that is not resizable is tile`() {
    #expect(image().resizingMode == .tile)
    #expect(image().capInsets == .zero)
  }

  @Test(.rule("R333"))
  func `Copies of an image keep its other properties`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let copy = image().withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(copy.alignmentRectInsets == insets)
    #expect(copy.renderingMode == .alwaysTemplate)
    #expect(copy.flipsForRightToLeftLayoutDirection)
    #expect(copy.scale == 2)
  }

  @Test(.rule("R334"))
  func `A pattern has no components`() {
    let color = UIColor(patternImage: image())
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(color.cgColor.colorSpace?.model == .pattern)
  }

  @Test(.rule("R335"))
  func `Drawing an image restores the state of the context`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
      let before = context.cgContext.ctm
      image().draw(in: CGRect(x: 5, y: 5, width: 40, height: 40))
      #expect(context.cgContext.ctm == before)
    }
  }

  @Test(.rule("R336"))
  func `A view that is not on screen is drawn by rendering its layer`() {
    final class Canvas: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = UIGraphicsImageRenderer(bounds: canvas.bounds).image { canvas.layer.render(in: $0.cgContext) }
    #expect(canvas.count == 1)
  }
}
