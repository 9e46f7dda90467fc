import Testing
import UIKit

/// The pixels of images with caps that are drawn at another size.
@MainActor
struct ResizedImagePixelTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// Returns the letters of the colors in a row of the pixels of a drawing: red, green, blue, or nothing.
  private func row(_ y: Int, width: Int, height: Int, _ draw: () -> Void) -> String? {
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard let picture = image.cgImage, picture.dataProvider?.data != nil else { return nil }
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(picture, in: CGRect(origin: .zero, size: size))
    }
    return (0..<width).map { x in
      let start = (y * width + x) * 4
      let letters = zip(bytes[start..<(start + 3)], ["r", "g", "b"]).filter { $0.0 > 200 }.map(\.1).joined()
      return letters.isEmpty ? "-" : letters
    }.joined()
  }

  /// A column of red, two of green and blue, and another one of red, with a cap of one column at each side.
  private func image(_ mode: UIImage.ResizingMode) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      for (x, color) in [UIColor(red: 1, green: 0, blue: 0, alpha: 1), .green, .blue, .red].enumerated() {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 2))
      }
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
  }

  @Test(.rule("R2144"))
  func `Between its caps, an image is repeated`() {
    let image = image(.tile)
    let pixels = row(0, width: 8, height: 2) { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 2)) }
    #expect(pixels == "rgbgbgbr")
  }

  @Test(.rule("R2144"))
  func `Between its caps, an image is stretched`() {
    let image = image(.stretch)
    let pixels = row(3, width: 10, height: 4) { image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 4)) }
    #expect(pixels?.first == "r" && pixels?.last == "r")
    #expect(pixels?.dropFirst().prefix(3) == "ggg" && pixels?.dropLast().suffix(3) == "bbb")
  }

  @Test(.rule("R2144"))
  func `Only the rectangle of the image is drawn`() {
    let image = image(.tile)
    let pixels = row(0, width: 10, height: 2) { image.draw(in: CGRect(x: 1, y: 0, width: 6, height: 2)) }
    #expect(pixels == "-rgbgbr---")
  }
}
