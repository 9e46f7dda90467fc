import Testing
import UIKit

/// Images that are made from bytes, and the bytes of images.
@MainActor
struct ImagePixelTests {
  private let colors: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]

  /// An image of two by two pixels: red and green above blue and white.
  private func picture(_ bytes: [UInt8], bytesPerRow: Int = 8) -> CGImage? {
    CGDataProvider(data: Data(bytes) as CFData).flatMap {
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: $0, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  /// Returns the bytes of an image.
  private func bytes(of image: CGImage) -> [UInt8]? {
    guard let data = image.dataProvider?.data else { return nil }
    return Array(UnsafeBufferPointer(start: CFDataGetBytePtr(data), count: CFDataGetLength(data)))
  }

  @Test(.rule("R1830"))
  func `An image of bytes has these bytes, in their format`() throws {
    let image = try #require(picture(colors))
    #expect(bytes(of: image) == colors)
    #expect((image.width, image.height) == (2, 2))
    #expect((image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow) == (8, 32, 8))
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.byteOrderInfo == .orderDefault)
    #expect(image.colorSpace?.model == .rgb)
    #expect(!image.shouldInterpolate)
  }

  @Test(.rule("R1830"))
  func `The rows of bytes can be longer than their pixels`() throws {
    let padded = Array(colors[0..<8]) + [1, 2, 3, 4] + Array(colors[8..<16]) + [5, 6, 7, 8]
    let image = try #require(picture(padded, bytesPerRow: 12))
    #expect(image.bytesPerRow == 12)
    #expect(bytes(of: image) == padded)
    #expect(image.pixel(x: 0, y: 1) == [0, 0, 255, 255])
  }

  @Test(.rule("R1831"))
  func `An image is not created from rows that are too short`() {
    #expect(picture(colors, bytesPerRow: 4) == nil)
  }

  @Test(.rule("R1832"))
  func `A provider has the contents of a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bytes")
    defer { try? FileManager.default.removeItem(at: file) }
    let contents = Data([1, 2, 3])
    try contents.write(to: file)
    let provider = try #require(CGDataProvider(url: file as CFURL))
    #expect(provider.data as Data? == contents)
    let named = try #require(CGDataProvider(filename: file.path))
    #expect(named.data as Data? == contents)
  }

  @Test(.rule("R1833"))
  func `A pixel of an image is read by drawing it`() throws {
    let image = try #require(picture(colors))
    #expect(image.pixel(x: 0, y: 0) == [255, 0, 0, 255])
    #expect(image.pixel(x: 1, y: 0) == [0, 255, 0, 255])
    #expect(image.pixel(x: 0, y: 1) == [0, 0, 255, 255])
    #expect(image.pixel(x: 1, y: 1) == [255, 255, 255, 255])
  }

  @Test(.rule("R1834"))
  func `The data of an image in the format PNG contains its pixels`() throws {
    let original = try #require(picture(colors))
    let data = try #require(UIImage(cgImage: original).pngData())
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect((image.width, image.height) == (2, 2))
    #expect(image.pixel(x: 1, y: 0) == [0, 255, 0, 255])
    let provider = try #require(CGDataProvider(data: data as CFData))
    let same = try #require(
      CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(same.pixel(x: 0, y: 1) == [0, 0, 255, 255])
    #expect(
      CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }

  @Test(.rule("R1834"))
  func `The data of a drawing in the format PNG contains its pixels`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    let picture = try #require(drawing.cgImage)
    #expect(picture.pixel(x: 2, y: 0) == [255, 0, 0, 255])
    let image = try #require(drawing.pngData().flatMap { UIImage(data: $0) }?.cgImage)
    #expect(image.pixel(x: 2, y: 0) == [255, 0, 0, 255])
    #expect(image.pixel(x: 2, y: 1) == [0, 0, 255, 255])
  }

  @Test(.rule("R1835"))
  func `A part of an image has the pixels of that part`() throws {
    let part = try #require(picture(colors)?.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
    #expect((part.width, part.height) == (1, 2))
    #expect(part.pixel(x: 0, y: 0) == [0, 255, 0, 255])
    #expect(part.pixel(x: 0, y: 1) == [255, 255, 255, 255])
  }

  @Test(.rule("R1849"))
  func `Without interpolation, each pixel is that which is nearest`() throws {
    let row: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
    let provider = try #require(CGDataProvider(data: Data(row) as CFData))
    let image = try #require(
      CGImage(
        width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil,
        shouldInterpolate: true, intent: .defaultIntent))
    var memory = [UInt8](repeating: 0, count: 16)
    memory.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: 4, height: 1, bitsPerComponent: 8, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.interpolationQuality = .none
      context?.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(memory == Array(row[0..<4]) + Array(row[4..<8]) + Array(row[4..<8]) + Array(row[8..<12]))
  }
}
