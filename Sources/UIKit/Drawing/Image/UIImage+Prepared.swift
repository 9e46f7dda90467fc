// Images that are decoded and scaled before they are shown, which the display does here.
extension UIImage {
  /// The image, decoded for the display.
  ///
  /// The display decodes images here, so that it is the image itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Decodes the image for the display on another thread.
  ///
  /// - Parameter completionHandler: A closure that receives the image, on a background thread.
  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self) }
  }

  /// Returns the image, decoded for the display.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns the image, scaled to a size in points; `nil` if the size is empty.
  ///
  /// The image is drawn in that size, so that it remains sharp.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size != .zero else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Scales the image to a size in points on another thread.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - completionHandler: A closure that receives the scaled image, on a background thread.
  @preconcurrency
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Returns the image, scaled to a size in points; `nil` if the size is empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Returns an image that can be stretched beyond its caps, by the distances of the caps from two edges.
  ///
  /// Use ``resizableImage(withCapInsets:)`` instead.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the left part that is not stretched; 0 if the image is not stretched horizontally.
  ///   - topCapHeight: The height of the upper part that is not stretched; 0 if the image is not stretched vertically.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    // One point beside the cap is stretched, and the rest is the opposite cap.
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}

// The images of the system.
extension UIImage {
  /// An image for adding.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// An image for removing.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// An image for further actions.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// An image of a check mark.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// An image of a check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
