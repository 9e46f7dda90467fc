/// The abstract superclass of graphics renderers.
open class UIGraphicsRenderer: NSObject {
  fileprivate let storedFormat: UIGraphicsRendererFormat

  fileprivate init(storedFormat: UIGraphicsRendererFormat, bounds: CGRect) {
    self.storedFormat = storedFormat
    storedFormat.bounds = bounds
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }
}

/// A renderer that creates images by drawing.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let dot = renderer.image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
///
/// - Note: The images store the recorded drawing in place of pixels, so they are sharp at any size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images without a size.
  public convenience init() { self.init(size: .zero) }

  /// Creates a renderer of images with a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  /// Creates a renderer of images with a size and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images with bounds, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer of images with bounds and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = format.copy() as? UIGraphicsImageRendererFormat ?? format
    imageFormat = copy
    super.init(storedFormat: copy, bounds: bounds)
  }

  /// Returns the image that a closure draws.
  ///
  /// In the closure, the image's context is the current graphics context.
  @discardableResult
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.usedScale
    let bounds = imageFormat.bounds
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    let context = CGContext(bounds: bounds, scale: scale, isOpaque: imageFormat.opaque)
    if imageFormat.opaque { context.fillBlack() }
    GraphicsContextStack.with(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
    }
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// Returns the image that a closure draws in the format PNG.
  ///
  /// - Note: The data of a drawing whose pixels are not known (see `CGImage.dataProvider`), such as one with text, is
  ///   empty, which is reported on the console.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that a closure draws in the format JPEG.
  ///
  /// - Note: The data of a drawing whose pixels are not known (see `CGImage.dataProvider`), such as one with text, is
  ///   empty, which is reported on the console.
  /// - Parameters:
  ///   - compressionQuality: The quality, from 0 to 1.
  ///   - actions: The closure that draws.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
