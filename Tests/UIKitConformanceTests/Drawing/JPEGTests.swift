import Testing
import UIKit

/// Images in the format JPEG.
@MainActor
struct JPEGTests {
  /// Returns an image with a red and a blue half, of which a part is lighter.
  private func image(scale: CGFloat = 1, isOpaque: Bool = true) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 24))
      guard isOpaque else { return }
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 16, y: 0, width: 24, height: 24))
      UIColor(red: 0.5, green: 1, blue: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 24, y: 8, width: 8, height: 8))
    }
  }

  /// Returns the red, green and blue components of a pixel.
  private func pixel(of image: UIImage, x: Int, y: Int) throws -> [Int] {
    try #require(image.cgImage).pixel(x: x, y: y).prefix(3).map { Int($0) }
  }

  private func isClose(_ first: [Int], _ second: [Int], by tolerance: Int) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test(.rule("R2059"), arguments: [0.5, 0.9, 1] as [CGFloat])
  func `An image that is read back has the same size and about the same pixels`(quality: CGFloat) throws {
    let data = try #require(image().jpegData(compressionQuality: quality))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    let copy = try #require(UIImage(data: data))
    #expect(copy.size == CGSize(width: 40, height: 24))
    let tolerance = quality == 1 ? 3 : 24
    #expect(isClose(try pixel(of: copy, x: 3, y: 20), [255, 0, 0], by: tolerance))
    #expect(isClose(try pixel(of: copy, x: 36, y: 3), [0, 0, 255], by: tolerance))
    #expect(isClose(try pixel(of: copy, x: 28, y: 12), [128, 255, 128], by: tolerance))
  }

  /// Returns the image in data.
  private func read(_ data: Data?) throws -> UIImage {
    let data = try #require(data)
    return try #require(UIImage(data: data))
  }

  @Test(.rule("R2059"))
  func `The data is smaller with a lower quality`() throws {
    let image = image(scale: 3)
    let sizes = [0, 0.5, 1].map { image.jpegData(compressionQuality: $0)?.count ?? 0 }
    #expect(0 < sizes[0] && sizes[0] < sizes[1] && sizes[1] < sizes[2])
    let best = try read(self.image().jpegData(compressionQuality: 1))
    let coarse = try #require(best.jpegData(compressionQuality: 0.1))
    #expect(coarse.count < sizes[2])
    #expect(UIImage(data: coarse)?.size == CGSize(width: 40, height: 24))
  }

  @Test(.rule("R2059"))
  func `The format has no opacity`() throws {
    let copy = try read(image(isOpaque: false).jpegData(compressionQuality: 1))
    #expect(isClose(try pixel(of: copy, x: 38, y: 3), [255, 255, 255], by: 3))
  }

  @Test(.rule("R2059"), arguments: [.up, .right, .down, .left, .upMirrored] as [UIImage.Orientation])
  func `The orientation is that of the file`(orientation: UIImage.Orientation) throws {
    let picture = try #require(image().cgImage)
    let rotated = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let copy = try read(rotated.jpegData(compressionQuality: 1))
    #expect(copy.imageOrientation == orientation)
    #expect(copy.size == rotated.size)
  }

  @Test(.rule("R2059"))
  func `Files, symbols and renderers have data`() throws {
    let file = try read(image().pngData())
    let copy = try read(file.jpegData(compressionQuality: 1))
    #expect(isClose(try pixel(of: copy, x: 3, y: 20), [255, 0, 0], by: 3))
    let back = try read(copy.pngData())
    #expect(isClose(try pixel(of: back, x: 36, y: 3), [0, 0, 255], by: 3))
    let symbol = try #require(UIImage(systemName: "star.fill"))
    #expect(symbol.jpegData(compressionQuality: 0.8) != nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let drawn = renderer.jpegData(withCompressionQuality: 0.8) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(!drawn.isEmpty)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
