import DisplayScene
import Synchronization

/// The pixels of an image that is drawn in a rectangle.
///
/// A pixel is the mean of the part of the image that it covers.
struct PixelPicture {
  private let bytes: [UInt8]
  private let width: Int
  private let height: Int
  private let tint: Pixel?
  private let isPixelated: Bool
  /// The map from pixels of the raster to those of the image.
  private let inverse: CGAffineTransform

  /// Creates the pixels of an image.
  ///
  /// Returns `nil` if the image cannot be decoded, or if it is rotated by an angle that is not a multiple of 90°.
  init?(_ image: SceneImage, _ map: CGAffineTransform) {
    guard let size = EncodedPixels.uprightSize(of: image.data), image.rect.width != 0, image.rect.height != 0 else {
      return nil
    }
    (width, height) = size
    let place = CGAffineTransform(
      a: image.rect.width / CGFloat(width), b: 0, c: 0, d: image.rect.height / CGFloat(height), tx: image.rect.minX,
      ty: image.rect.minY
    ).concatenating(map)
    guard (place.b == 0 && place.c == 0 && place.a != 0 && place.d != 0) || place.isQuarterTurn,
      let bytes = PixelPictureCache.pixels(of: image.data)
    else { return nil }
    self.bytes = bytes
    inverse = place.inverted()
    tint = image.tint.map { Pixel($0) }
    isPixelated = image.isPixelated
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let area = CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1)
    let pixel = isPixelated ? nearest(area) : mean(area.applying(inverse))
    return tint.map { $0 * pixel.w } ?? pixel
  }

  private func nearest(_ area: CGRect) -> Pixel {
    let point = CGPoint(x: area.midX, y: area.midY).applying(inverse)
    return self[
      max(0, min(width - 1, Int(point.x.rounded(.down)))), max(0, min(height - 1, Int(point.y.rounded(.down))))]
  }

  private func mean(_ area: CGRect) -> Pixel {
    let (columns, rows) = (Self.parts(area.minX, area.maxX, width), Self.parts(area.minY, area.maxY, height))
    var sum = Pixel.transparent
    var total: Float = 0
    for (y, rowShare) in rows {
      for (x, columnShare) in columns {
        sum += self[x, y] * (rowShare * columnShare)
        total += rowShare * columnShare
      }
    }
    return total > 0 ? sum / total : .transparent
  }

  /// Returns the pixels of a row or a column that an interval covers, and their shares.
  private static func parts(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> [(Int, Float)] {
    // Rounding errors of the map must not add a neighbor.
    let (start, end) = (max(0, start + 1e-6), min(CGFloat(count), end - 1e-6))
    guard start < end else { return [] }
    return (Int(start)..<Int(end.rounded(.up))).map {
      ($0, Float(min(end, CGFloat($0 + 1)) - max(start, CGFloat($0))))
    }
  }

  private subscript(x: Int, y: Int) -> Pixel {
    let start = 4 * (y * width + x)
    let alpha = Float(bytes[start + 3]) / 255
    func part(_ index: Int) -> Float { Float(bytes[start + index]) / 255 * alpha }
    return Pixel(part(0), part(1), part(2), alpha)
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform maps each axis to the other one.
  fileprivate var isQuarterTurn: Bool {
    let size = max(abs(b), abs(c))
    return abs(a) < 1e-9 * size && abs(d) < 1e-9 * size && b != 0 && c != 0
  }
}

/// The pixels of the image that was used last, which is often drawn again.
enum PixelPictureCache {
  private static let last = Mutex<(data: Data, pixels: [UInt8])?>(nil)

  /// Returns the pixels of a file; `nil` if the file is damaged.
  static func pixels(of data: Data) -> [UInt8]? {
    if let last = last.withLock({ $0 }), last.data == data { return last.pixels }
    guard let pixels = EncodedPixels.pixels(of: data) else { return nil }
    store(pixels, of: data)
    return pixels
  }

  /// Stores the pixels of a file.
  static func store(_ pixels: [UInt8], of data: Data) { last.withLock { $0 = (data, pixels) } }
}
