/// A function that releases the memory of a data provider.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of bytes, such as the pixels of an image or an image file.
public final class CGDataProvider {
  private enum Source {
    case data(Data)
    /// The pixels of an image, which are decoded when they are needed.
    case image(CGImage)
  }

  private let source: Source
  /// The pointer that the provider was created with; `nil` for others.
  public let info: UnsafeMutableRawPointer?
  private let release: (() -> Void)?

  private init(_ source: Source, info: UnsafeMutableRawPointer? = nil, release: (() -> Void)? = nil) {
    (self.source, self.info, self.release) = (source, info, release)
  }

  deinit { release?() }

  /// Creates a provider of the pixels of an image.
  convenience init(_ image: CGImage) { self.init(.image(image)) }

  /// Creates a provider of data.
  public convenience init?(data: CFData) { self.init(.data(data)) }

  /// Creates a provider of data in an `NSData` object.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

  /// Creates a provider of the contents of a file, which is read immediately.
  ///
  /// Returns `nil` if it cannot be read.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(.data(data))
  }

  /// Creates a provider of the contents of a file, which is read immediately.
  ///
  /// Returns `nil` if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.init(.data(data))
  }

  /// Creates a provider of memory.
  ///
  /// - Note: The bytes are copied, so that later changes of the memory have no effect here.
  /// - Parameters:
  ///   - info: A pointer for the function.
  ///   - data: The memory.
  ///   - size: The number of bytes.
  ///   - releaseData: A function that is called with the three other values when the provider is released.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(.data(Data(bytes: data, count: size)), info: info) { releaseData(info, data, size) }
  }

  /// A copy of the bytes; `nil` if they cannot be determined.
  ///
  /// The bytes of an image are its pixels, as ``CGImage/bitmapInfo`` describes them, the upper row first.
  ///
  /// - Note: The pixels of JPEG files are not available here, and neither are those of a drawing with text, shadows,
  ///   or JPEG images.
  public var data: CFData? {
    switch source {
    case .data(let data): data
    case .image(let image): image.pixelData
    }
  }
}
