/// A shape of the pointer.
///
/// A shape without an effect is relative to the location of the pointer, which is the origin of its coordinates. With
/// an effect, it is in the coordinates of the container of the effect's preview.
public enum UIPointerShape {
  /// The default radius of the corners of a rounded rectangle.
  public static let defaultCornerRadius: CGFloat = 8

  /// The shape of a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam, as in text.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

extension UIPointerShape {
  /// Returns the radius of the corners of a shape around a view.
  @MainActor
  static func cornerRadius(around view: UIView) -> CGFloat {
    view.layer.cornerRadius > 0 ? view.layer.cornerRadius : defaultCornerRadius
  }

  /// The outline of the shape.
  @MainActor
  var outline: UIBezierPath {
    let breadth = PointerMetrics.breadthOfBeam
    switch self {
    case .path(let path): return path
    case .roundedRect(let rect, let radius): return UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam(let length):
      let rect = CGRect(x: -breadth / 2, y: -length / 2, width: breadth, height: length)
      return UIBezierPath(roundedRect: rect, cornerRadius: breadth / 2)
    case .horizontalBeam(let length):
      let rect = CGRect(x: -length / 2, y: -breadth / 2, width: length, height: breadth)
      return UIBezierPath(roundedRect: rect, cornerRadius: breadth / 2)
    }
  }
}
