import Synchronization

/// An image: pixels, or a symbol that is drawn from paths at any size.
///
/// Images are immutable, so they can be used from any thread.
///
/// - Note: The runtime reads the headers of PNG and JPEG files; the display decodes their pixels. It draws a selection
///   of Apple's symbols (see Documentation/Symbols.md); for other names ``init(systemName:)`` returns `nil`, as it does
///   on a system that lacks a symbol. Named images are in asset catalogs, or plain files in bundles.
// Unchecked because an open class cannot be checked. All stored properties are immutable or locks, or belong to the
// main actor.
open class UIImage: NSObject, @unchecked Sendable {
  enum Content: Equatable, Sendable {
    case empty
    case pixels(CGImage)
    case symbol(SymbolDrawing, SymbolConfiguration)

    static func == (first: Content, second: Content) -> Bool {
      switch (first, second) {
      case (.empty, .empty): true
      case (.pixels(let first), .pixels(let second)): first.isSamePicture(as: second)
      case (.symbol(let first, let one), .symbol(let second, let other)): first == second && one == other
      default: false
      }
    }
  }

  let content: Content
  let attributes: ImageAttributes
  /// The configuration with which the image was created, or `nil`. That of a symbol is part of the content.
  let ownConfiguration: Configuration?
  /// The asset, which is made on demand for an image that is in none.
  let assetLink: Mutex<ImageAssetLink?>

  // MARK: - Accessibility

  /// The identifier of the image for tests and tools, which is not presented to the user.
  ///
  /// The default is `nil`. Images that are made from this one do not have it.
  @preconcurrency @MainActor open var accessibilityIdentifier: String?

  /// The label of the image for assistive technologies.
  ///
  /// The default is `nil`. The segment of a segmented control that shows the image has this label.
  @preconcurrency @MainActor open var accessibilityLabel: String?

  init(
    content: Content, attributes: ImageAttributes = ImageAttributes(), configuration: Configuration? = nil,
    link: ImageAssetLink? = nil
  ) {
    self.content = content
    self.attributes = attributes
    ownConfiguration = configuration
    assetLink = Mutex(link)
  }

  /// Returns the same image with other attributes.
  func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content: content, attributes: attributes, configuration: ownConfiguration, link: link)
  }

  // MARK: - Creating Images

  /// Creates an image without content, whose size is zero.
  public override convenience init() { self.init(content: .empty) }

  /// Creates an image from encoded data, with one pixel per point.
  ///
  /// The result is `nil` if the data cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from encoded data.
  ///
  /// The result is `nil` if the data cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(encoded: data) else { return nil }
    self.init(
      content: .pixels(picture),
      attributes: ImageAttributes(
        scale: scale > 0 && scale.isFinite ? scale : 1, orientation: Orientation(exif: picture.exifOrientation)))
  }

  /// Creates an image from a file.
  ///
  /// The result is `nil` if the file does not exist or cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(of: path))
  }

  /// Creates an image from a bitmap image with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from a bitmap image, with a number of pixels per point and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      content: .pixels(cgImage),
      attributes: ImageAttributes(scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
  }

  /// Creates a system symbol.
  ///
  /// The result is `nil` if the name is not available.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image from an asset catalog or a file of the app.
  ///
  /// The result is `nil` if there is no image of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from an asset catalog or a file of a bundle.
  ///
  /// If the bundle is `nil`, it is the bundle of the app. The result is `nil` if there is no image of that name.
  ///
  /// The variant for the traits is used; the current traits replace those that are not specified. An image with several
  /// variants has an ``imageAsset`` with them, and is shown in the variant for the traits of the view.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: traitCollection?.imageConfiguration)
  }

  /// Creates an image from an asset catalog or a file of a bundle.
  ///
  /// If the bundle is `nil`, it is the bundle of the app. The result is `nil` if there is no image of that name.
  ///
  /// The variant for the traits of the configuration is used; the current traits replace those that it does not
  /// specify. An image with several variants has an ``imageAsset`` with them, and is shown in the variant for the
  /// traits of the view.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let place = AssetEnvironment(configuration, over: .current)
    let bundles = AppBundles.searched(for: bundle)
    if let asset = CatalogImage.asset(named: name, in: bundles), let variant = asset.variant(for: place) {
      self.init(variant, of: asset, configuration)
      return
    }
    let files = bundles.lazy.compactMap { ImageFile.image(named: name, in: $0, displayScale: place.scale) }
    guard let file = files.first, let picture = CGImage(encoded: file.data) else { return nil }
    self.init(
      content: .pixels(picture),
      attributes: ImageAttributes(scale: file.scale, orientation: Orientation(exif: picture.exifOrientation)),
      configuration: configuration)
  }

  // MARK: - Comparing

  /// Returns whether an object is an image with the same content, the same attributes, and the same variants for
  /// appearances.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (content == other.content && attributes == other.attributes && variedAsset === other.variedAsset)
  }

  open override var hash: Int {
    let size = size
    return [size.width, size.height, scale].hashValue
  }

  // MARK: - Getting Image Data

  /// The size of the image, in points.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .pixels(let picture):
      let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
      return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    case .symbol(let drawing, let configuration):
      let unit = configuration.effectiveSize / Self.unitsPerPointSize
      return CGSize(width: drawing.width * unit, height: SymbolDrawing.height * unit)
    }
  }

  /// The orientation of the image, as recorded by the camera.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The number of pixels per point.
  public var scale: CGFloat { attributes.scale }

  /// The rendering mode of the image.
  public var renderingMode: RenderingMode { attributes.renderingMode }

  /// The bitmap image, or `nil` for a symbol or an image without content.
  open var cgImage: CGImage? {
    if case .pixels(let picture) = content { picture } else { nil }
  }

  /// A Boolean value that indicates whether the image is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The point size of the text for which the box of a symbol, 20 units high, has its standard size.
  private static let unitsPerPointSize: CGFloat = 17
}

extension UIImage: UIAccessibilityIdentification {}
