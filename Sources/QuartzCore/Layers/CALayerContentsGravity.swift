/// The placement of a layer's contents in its bounds when their sizes differ.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered at the top edge, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered at the bottom edge, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered at the left edge, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered at the right edge, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Resized to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Resized to fit the bounds, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Resized to fill the bounds, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Returns the rectangle in which contents of a size are shown.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    let scales = (size.width > 0 ? bounds.width / size.width : 0, size.height > 0 ? bounds.height / size.height : 0)
    let (scale, x, y): (CGFloat, CGFloat, CGFloat)
    switch self {
    case .resizeAspect: (scale, x, y) = (min(scales.0, scales.1), 0.5, 0.5)
    case .resizeAspectFill: (scale, x, y) = (max(scales.0, scales.1), 0.5, 0.5)
    case .center: (scale, x, y) = (1, 0.5, 0.5)
    case .top: (scale, x, y) = (1, 0.5, 0)
    case .bottom: (scale, x, y) = (1, 0.5, 1)
    case .left: (scale, x, y) = (1, 0, 0.5)
    case .right: (scale, x, y) = (1, 1, 0.5)
    case .topLeft: (scale, x, y) = (1, 0, 0)
    case .topRight: (scale, x, y) = (1, 1, 0)
    case .bottomLeft: (scale, x, y) = (1, 0, 1)
    case .bottomRight: (scale, x, y) = (1, 1, 1)
    default: return bounds
    }
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - shown.width) * x, y: bounds.minY + (bounds.height - shown.height) * y,
      width: shown.width, height: shown.height)
  }
}
