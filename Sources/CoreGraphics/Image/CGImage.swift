package import DisplayScene
import Synchronization

/// A bitmap image: encoded data, pixels, or a drawing.
///
/// - Note: The display decodes JPEG files. An image that was created by drawing has no pixels until an app asks for
///   them, so it is sharp at any size. See ``dataProvider`` for the pixels that are available.
public final class CGImage: Sendable {
  package enum Content: Equatable, Sendable {
    case encoded(Data, mediaType: String)
    /// Pixels that an app has provided.
    case pixels(PixelBitmap)
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
  /// A Boolean value that indicates whether the pixels are smoothed if a context draws the image in another size.
  public let shouldInterpolate: Bool
  /// The adjustment of the colors to a device.
  ///
  /// - Note: All colors of an image can be shown here, so that they are not adjusted.
  public let renderingIntent: CGColorRenderingIntent
  package let content: Content
  /// The orientation that a camera recorded, as an Exif number from 1 to 8.
  package let exifOrientation: Int
  /// The layout of the pixels of a drawing or a file, if it differs from the usual one.
  let ownLayout: PixelLayout?
  /// The pixels, after an app has requested them.
  private let decoded = Mutex<Decoded>(.unknown)

  private enum Decoded {
    case unknown
    case known(Data?)
  }

  init(
    width: Int, height: Int, alphaInfo: CGImageAlphaInfo, content: Content, exifOrientation: Int = 1,
    shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent, layout: PixelLayout? = nil
  ) {
    self.width = width
    self.height = height
    self.alphaInfo = alphaInfo
    self.content = content
    self.exifOrientation = exifOrientation
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    ownLayout = layout
  }

  /// Creates an image from PNG or JPEG data.
  ///
  /// Returns `nil` if the data has another format or is too short.
  package convenience init?(encoded data: Data) {
    self.init(encoded: data, shouldInterpolate: true, intent: .defaultIntent)
  }

  convenience init?(encoded data: Data, shouldInterpolate: Bool, intent: CGColorRenderingIntent) {
    if let header = PNGHeader(data) {
      // The color types with an opacity are 4 and 6.
      let isOpaque = [0, 2, 3].contains(header.colorType) && !PNGChunks.hasTransparency(data)
      self.init(
        width: header.width, height: header.height, alphaInfo: isOpaque ? .noneSkipLast : .last,
        content: .encoded(data, mediaType: "image/png"), shouldInterpolate: shouldInterpolate, intent: intent)
    } else if let header = JPEGHeader(data) {
      self.init(
        width: header.width, height: header.height, alphaInfo: .noneSkipLast,
        content: .encoded(data, mediaType: "image/jpeg"), exifOrientation: header.orientation,
        shouldInterpolate: shouldInterpolate, intent: intent)
    } else {
      return nil
    }
  }

  /// Creates an image of pixels.
  convenience init(
    _ bitmap: PixelBitmap, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.init(
      width: bitmap.width, height: bitmap.height, alphaInfo: bitmap.layout.bitmapInfo.alphaInfo ?? .none,
      content: .pixels(bitmap), shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Creates an image from a drawing.
  package convenience init(_ drawing: SceneDrawing, width: Int, height: Int, isOpaque: Bool) {
    self.init(
      width: width, height: height, alphaInfo: isOpaque ? .noneSkipFirst : .premultipliedFirst,
      content: .drawing(drawing))
  }

  /// Creates an image from a drawing, whose pixels have a layout.
  convenience init(
    _ drawing: SceneDrawing, width: Int, height: Int, layout: PixelLayout, shouldInterpolate: Bool = true,
    intent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.init(
      width: width, height: height, alphaInfo: layout.bitmapInfo.alphaInfo ?? .none, content: .drawing(drawing),
      shouldInterpolate: shouldInterpolate, intent: intent, layout: layout)
  }

  /// Returns whether another image has the same pixels.
  package func isSamePicture(as other: CGImage) -> Bool {
    self === other
      || (width == other.width && height == other.height && alphaInfo == other.alphaInfo && content == other.content
        && exifOrientation == other.exifOrientation && ownLayout == other.ownLayout)
  }

  /// The encoded data of the image and its media type; `nil` for a drawing.
  ///
  /// Pixels that an app has provided are encoded as a PNG file.
  package var encoded: (data: Data, mediaType: String)? {
    switch content {
    case .encoded(let data, let mediaType): (data, mediaType)
    case .pixels(let bitmap): (bitmap.png, "image/png")
    case .drawing: nil
    }
  }

  /// The image as a file and its media type; `nil` if its pixels cannot be determined.
  ///
  /// This is the file from which the image was created, or a PNG file.
  package var file: (data: Data, mediaType: String)? { encoded ?? png.map { ($0, "image/png") } }

  /// The image as a PNG file; `nil` if its pixels cannot be determined.
  package var png: Data? {
    switch content {
    case .encoded(let data, let mediaType):
      mediaType == "image/png"
        ? data
        : straightPixels.map { PNGEncoder.data($0, width: width, height: height, isOpaque: alphaInfo.isOpaque) }
    case .pixels(let bitmap): bitmap.png
    case .drawing: bitmapOfPixels?.png
    }
  }

  /// Returns the image as a JPEG file; `nil` if its pixels cannot be determined.
  ///
  /// - Parameters:
  ///   - quality: The quality, from 0 for the smallest file to 1 for the best one.
  ///   - orientation: The orientation in the file, as an Exif number from 1 to 8.
  package func jpeg(quality: Double, orientation: Int) -> Data? {
    straightPixels.flatMap {
      JPEGEncoder.data($0, width: width, height: height, quality: quality, orientation: orientation)
    }
  }

  // MARK: - Getting Pixels

  /// A provider of the pixels.
  ///
  /// - Note: The pixels of PNG files, of baseline JPEG files, of bytes, and of drawings of paths, gradients, patterns
  ///   and images are available. Those of progressive JPEG files are not, and neither are those of drawings with text,
  ///   shadows, or such images: the provider's ``CGDataProvider/data`` is `nil` then.
  public var dataProvider: CGDataProvider? { CGDataProvider(self) }

  /// The pixels; `nil` if they cannot be determined.
  var pixelData: Data? {
    if case .known(let data) = decoded.withLock({ $0 }) { return data }
    // Two threads may decode the same pixels.
    let data = decode()
    decoded.withLock { $0 = .known(data) }
    return data
  }

  private func decode() -> Data? {
    switch content {
    case .encoded(let data, _): EncodedPixels.pixels(of: data).map { Data($0) }
    case .pixels(let bitmap): bitmap.bytes
    case .drawing(let drawing): layout.flatMap { Raster.drawing(drawing, width: width, height: height)?.data($0) }
    }
  }

  /// The pixels with four bytes each: red, green, blue, and the opacity, by which the colors are not multiplied.
  private var straightPixels: [UInt8]? {
    switch content {
    case .encoded: pixelData.map { Array($0) }
    case .pixels(let bitmap): bitmap.straightPixels
    case .drawing: bitmapOfPixels?.straightPixels
    }
  }

  /// The pixels of a drawing as a bitmap.
  private var bitmapOfPixels: PixelBitmap? {
    pixelData.flatMap { data in
      layout.flatMap { PixelBitmap(width: width, height: height, layout: $0, bytes: data) }
    }
  }

  /// The layout of the pixels.
  var layout: PixelLayout? {
    if let ownLayout { return ownLayout }
    guard case .pixels(let bitmap) = content else {
      var order: CGBitmapInfo = []
      if case .drawing = content { order = .byteOrder32Little }
      return PixelLayout(
        bitsPerPixel: 32, bytesPerRow: 4 * width, space: .ofDisplays,
        bitmapInfo: order.union(CGBitmapInfo(rawValue: alphaInfo.rawValue)))
    }
    return bitmap.layout
  }

  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? { layout?.colorSpace }

  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { layout?.bitsPerPixel ?? 32 }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? 4 * width }

  /// The position of the alpha component and the byte order.
  ///
  /// The pixels of an image that was drawn are little-endian numbers.
  public var bitmapInfo: CGBitmapInfo { layout?.bitmapInfo ?? CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The byte order of the pixels.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
  }

  /// Returns the part of the image in a rectangle of pixels.
  ///
  /// The result is `nil` if the rectangle is outside the image. Its pixels have the layout of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let drawing = SceneDrawing(bounds: part, marks: [SceneMark(markKind(in: whole))])
    let (width, height) = (Int(part.width), Int(part.height))
    guard let layout = layout?.forRows(of: width) else {
      return CGImage(drawing, width: width, height: height, isOpaque: alphaInfo.isOpaque)
    }
    return CGImage(
      drawing, width: width, height: height, layout: layout, shouldInterpolate: shouldInterpolate,
      intent: renderingIntent)
  }

  /// Returns the mark that draws the image in a rectangle of coordinates whose y axis points down.
  package func markKind(in rect: CGRect, tint: SceneColor? = nil) -> SceneMark.Kind {
    switch content {
    case .encoded(let data, let mediaType):
      return .image(SceneImage(data: data, mediaType: mediaType, rect: rect, tint: tint))
    case .pixels(let bitmap):
      return .image(SceneImage(data: bitmap.png, mediaType: "image/png", rect: rect, tint: tint))
    case .drawing(var drawing):
      drawing.rect = rect
      drawing.tint = tint ?? drawing.tint
      return .drawing(drawing)
    }
  }
}
