/// A focus effect that draws a line in the tint color around an item.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Constants that specify where the line is drawn.
  public enum Position: Int, Sendable {
    /// Inside the shape in a scrolling list, whose edges would hide a part of the line, and otherwise around it.
    case automatic
    /// Around the shape.
    case outside
    /// Inside the shape.
    case inside
  }

  enum Shape {
    /// The shape of the item.
    case item
    case rect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
    case path(UIBezierPath)
  }

  private(set) var shape = Shape.item

  /// The view in which the line is drawn.
  ///
  /// If it is `nil`, the line is drawn in the superview of the reference view, or else in the focused view. The
  /// coordinates of the shape are those of the focused view in any case.
  open weak var containerView: UIView?

  /// The view above which the line is drawn, among the subviews of the container.
  ///
  /// If it is `nil`, the line is drawn above all of them.
  open weak var referenceView: UIView?

  /// The position of the line relative to its shape.
  open var position = Position.automatic

  /// Creates a halo with the shape of the item.
  public override init() { super.init() }

  /// Creates a halo with the shape of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape = .rect(rect, cornerRadius: 0, curve: .circular)
  }

  /// Creates a halo with the shape of a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
    shape = .rect(rect, cornerRadius: cornerRadius, curve: curve)
  }

  /// Creates a halo with the shape of a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = .path(bezierPath)
  }

  /// Returns a copy of the effect, with the same views.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect()
    copy.shape = shape
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }
}
