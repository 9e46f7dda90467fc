/// The drawing environment of a graphics renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState(blendMode: blendMode) { $0.fill(rect) }
  }

  /// Draws a frame of one point inside a rectangle with the current stroke color.
  open func stroke(_ rect: CGRect) { cgContext.strokeFrame(rect) }

  /// Draws a frame of one point inside a rectangle with the current stroke color and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState(blendMode: blendMode) { $0.strokeFrame(rect) }
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(cgContext: cgContext, format: format)
  }

  /// An image of the current content.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.usedScale, orientation: .up)
  }
}

extension CGContext {
  /// Draws a line of one point inside the edges of a rectangle.
  fileprivate func strokeFrame(_ rect: CGRect) { stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
}
