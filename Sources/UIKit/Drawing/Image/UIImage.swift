/// A picture: pixels, or a symbol drawn from lines at any size.
///
/// Images never change, so they may be used from anywhere.
///
/// - Note: The runtime reads PNG. It draws a selection of Apple's symbols; for other names
///   ``init(systemName:)`` returns nil, as it does on a system that lacks a symbol.
// Unchecked because an open class cannot be checked: what is stored here is immutable.
open class UIImage: NSObject, @unchecked Sendable {
  enum Content: Sendable {
    case pixels(CGImage)
    case symbol(SymbolDrawing, pointSize: CGFloat)
  }

  let content: Content
  let tint: UIColor?

  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the picture keeps its colors.
  public let renderingMode: RenderingMode

  init(content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.content = content
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  // MARK: - Creating Images

  /// Creates an image from an encoded picture with one pixel per point; nil if it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from an encoded picture; nil if it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(png: data) else { return nil }
    self.init(content: .pixels(picture), scale: scale > 0 ? scale : 1)
  }

  /// Creates an image from a file; nil if it is not there or cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  /// Creates an image from a picture with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(content: .pixels(cgImage), scale: 1) }

  /// Creates one of the system's symbols; nil if there is none of that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A file's name tells its pixels per point: `icon@2x.png`.
  private static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  // MARK: - Getting Image Data

  /// The size in points.
  open var size: CGSize {
    switch content {
    case .pixels(let picture):
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    case .symbol(let drawing, let pointSize):
      CGSize(
        width: drawing.width * pointSize / Self.unitsPerPointSize,
        height: SymbolDrawing.height * pointSize / Self.unitsPerPointSize)
    }
  }

  /// The picture behind the image; nil for a symbol.
  open var cgImage: CGImage? {
    if case .pixels(let picture) = content { picture } else { nil }
  }

  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Symbols are drawn in boxes of 20 units that stand beside text of 17 points.
  private static let unitsPerPointSize: CGFloat = 17
}
