package import DisplayScene

/// A bitmap image: encoded data, or a drawing.
///
/// - Note: The display decodes the pixels; this module only reads the headers of PNG and JPEG files. An image that was
///   created by drawing has no pixels, so it is sharp at any size.
public final class CGImage: Sendable {
  package enum Content: Equatable, Sendable {
    case encoded(Data, mediaType: String)
    /// A drawing, whose bounds correspond to the image.
    ///
    /// Their unit can differ from a pixel.
    case drawing(SceneDrawing)
  }

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The position of the alpha component in a pixel.
  public let alphaInfo: CGImageAlphaInfo
  package let content: Content
  /// The orientation that a camera recorded, as an Exif number from 1 to 8.
  package let exifOrientation: Int

  private init(
    width: Int, height: Int, alphaInfo: CGImageAlphaInfo, content: Content, exifOrientation: Int = 1
  ) {
    self.width = width
    self.height = height
    self.alphaInfo = alphaInfo
    self.content = content
    self.exifOrientation = exifOrientation
  }

  /// Creates an image from PNG or JPEG data.
  ///
  /// Returns `nil` if the data has another format or is too short.
  package convenience init?(encoded data: Data) {
    if let size = PNGHeader.size(in: data) {
      self.init(
        width: size.width, height: size.height, alphaInfo: .last, content: .encoded(data, mediaType: "image/png"))
    } else if let header = JPEGHeader(data) {
      self.init(
        width: header.width, height: header.height, alphaInfo: .none, content: .encoded(data, mediaType: "image/jpeg"),
        exifOrientation: header.orientation)
    } else {
      return nil
    }
  }

  /// Creates an image from a drawing.
  package convenience init(_ drawing: SceneDrawing, width: Int, height: Int, isOpaque: Bool) {
    self.init(
      width: width, height: height, alphaInfo: isOpaque ? .noneSkipFirst : .premultipliedFirst,
      content: .drawing(drawing))
  }

  /// Returns whether another image has the same pixels.
  package func isSamePicture(as other: CGImage) -> Bool {
    self === other
      || (width == other.width && height == other.height && alphaInfo == other.alphaInfo && content == other.content
        && exifOrientation == other.exifOrientation)
  }

  /// The encoded data of the image and its media type; `nil` for a drawing.
  package var encoded: (data: Data, mediaType: String)? {
    if case .encoded(let data, let mediaType) = content { (data, mediaType) } else { nil }
  }

  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? { .ofDisplays }

  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  /// The position of the alpha component and the byte order.
  ///
  /// The pixels of an image that was drawn are little-endian numbers.
  public var bitmapInfo: CGBitmapInfo {
    let alpha = CGBitmapInfo(rawValue: alphaInfo.rawValue)
    return encoded == nil ? alpha.union(.byteOrder32Little) : alpha
  }

  /// Returns the part of the image in a rectangle of pixels.
  ///
  /// The result is `nil` if the rectangle is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let drawing = SceneDrawing(bounds: part, marks: [SceneMark(markKind(in: whole))])
    return CGImage(drawing, width: Int(part.width), height: Int(part.height), isOpaque: alphaInfo.isOpaque)
  }

  /// Returns the mark that draws the image in a rectangle of coordinates whose y axis points down.
  package func markKind(in rect: CGRect, tint: SceneColor? = nil) -> SceneMark.Kind {
    switch content {
    case .encoded(let data, let mediaType):
      return .image(SceneImage(data: data, mediaType: mediaType, rect: rect, tint: tint))
    case .drawing(var drawing):
      drawing.rect = rect
      drawing.tint = tint ?? drawing.tint
      return .drawing(drawing)
    }
  }
}
