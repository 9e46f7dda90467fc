import Testing
import UIKit

/// The functions that read a path, and the colors of components.
@MainActor
struct PathApplierTests {
  @Test(.rule("R1625"))
  func `A function is called for each element of a path`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var kinds: [Int32] = []
    withUnsafeMutablePointer(to: &kinds) { kinds in
      path.apply(info: kinds) { info, element in
        info?.assumingMemoryBound(to: [Int32].self).pointee.append(element.pointee.type.rawValue)
      }
    }
    #expect(kinds == [0, 1, 4])
  }

  @Test(.rule("R1626"))
  func `The components of a color are in the color space of the context`() {
    let size = CGSize(width: 4, height: 4)
    _ = UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor([1, 0, 0, 1])
      context.fill(CGRect(origin: .zero, size: size))
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
      context.setStrokeColor([0.5, 1])
      context.stroke(CGRect(origin: .zero, size: size))
    }
  }

  @Test(.rule("R1627"))
  func `The rows of an image are as long as its pixels`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 4), format: format).image { _ in }
    let picture = try #require(image.cgImage)
    #expect(picture.bytesPerRow >= 16 * picture.bitsPerPixel / 8)
    let alpha = picture.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
    #expect(alpha == picture.alphaInfo.rawValue)
  }
}
