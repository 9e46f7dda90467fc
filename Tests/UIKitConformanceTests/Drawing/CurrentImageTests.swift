import Testing
import UIKit

/// The image of what a renderer has drawn so far.
@MainActor
struct CurrentImageTests {
  @Test(.rule("R1576"), arguments: [0, 1, 2])
  func `The current image has the scale of the result`(scale: CGFloat) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    var current: UIImage?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      current = context.currentImage
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(current?.size == image.size && current?.scale == image.scale)
  }
}
