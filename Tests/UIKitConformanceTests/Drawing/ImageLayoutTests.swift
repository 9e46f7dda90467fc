import Testing
import UIKit

/// The layout of the pixels of images that are made from contexts and other images, and their copies.
struct ImageLayoutTests {
  private static let orders: [CGBitmapInfo] = [[], .byteOrder32Little, .byteOrder32Big]

  private func context(_ info: CGBitmapInfo, gray: Bool = false) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
  }

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
  }

  @Test(.rule("R1891"), arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast])
  func `The image of a context has the layout of the context`(alpha: CGImageAlphaInfo) throws {
    for order in Self.orders {
      let context = try context(info(alpha, order))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      let image = try #require(context.makeImage())
      #expect(image.bitmapInfo == info(alpha, order))
      #expect(image.alphaInfo == alpha)
      let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
      #expect(part.bitmapInfo == info(alpha, order))
      #expect(part.width == 2 && part.height == 1)
    }
  }

  @Test(.rule("R1891"))
  func `The pixels of a part are in the order of the image`() throws {
    let context = try context(info(.premultipliedLast))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    let part = try #require(context.makeImage()?.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)))
    let data = try #require(part.dataProvider?.data) as Data
    #expect(Array(data.prefix(4)) == [255, 0, 0, 255])
  }

  @Test(.rule("R1891"))
  func `The image of a gray context is gray`() throws {
    let image = try #require(try context(info(.none), gray: true).makeImage())
    #expect(image.bitsPerPixel == 8)
    #expect(image.colorSpace?.model == .monochrome)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.bitsPerPixel == 8)
  }

  @Test(.rule("R1895"))
  func `A copy has the pixels of the image, and can have another color space`() throws {
    let image = try #require(try context(info(.premultipliedLast)).makeImage())
    let copy = try #require(image.copy())
    #expect(copy.width == 4 && copy.height == 2 && copy.bitmapInfo == image.bitmapInfo)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(image.copy(colorSpace: space)?.colorSpace?.model == .rgb)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(!image.isMask)
    #expect(image.utType == nil)
  }

  @Test(.rule("R1895"))
  func `An image from a file has the type of the file`() throws {
    let drawn = try #require(try context(info(.premultipliedLast)).makeImage())
    let file = try #require(UIImage(cgImage: drawn).pngData())
    let provider = try #require(CGDataProvider(data: file as CFData))
    let image = try #require(
      CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(image.utType.map { "\($0)" } == "public.png")
  }

  @Test(.rule("R1896"))
  func `An image is masked with a gray image`() throws {
    let image = try #require(try context(info(.premultipliedLast)).makeImage())
    let mask = try #require(try context(info(.none), gray: true).makeImage())
    let masked = try #require(image.masking(mask))
    #expect(masked.width == 4 && masked.height == 2)
  }
}
