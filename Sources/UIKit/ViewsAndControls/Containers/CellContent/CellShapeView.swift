import QuartzCore

/// An area of one color, with rounded corners at the top, the bottom, or both.
///
/// Everything that it shows is a property of its layer, so that it follows its cell while the cell's size is animated.
@MainActor
final class CellShapeView: UIView {
  /// The area that the shape fills, in the coordinate system of its superview.
  var area = CGRect.zero {
    didSet { placeInArea() }
  }
  var fill: UIColor? {
    didSet { if fill != oldValue { backgroundColor = fill } }
  }
  var radius: CGFloat {
    get { layer.cornerRadius }
    set { if newValue != layer.cornerRadius { layer.cornerRadius = newValue } }
  }
  var position = CellGroupPosition() {
    didSet { if position != oldValue { positionDidChange() } }
  }
  var stroke: BackgroundStroke? {
    didSet { if stroke != oldValue { strokeDidChange() } }
  }

  /// A Boolean value that indicates whether the shape extends into the next cell of its group.
  ///
  /// Two areas that only touch each other have a seam wherever a picture is scaled, because the edge of each is half
  /// transparent there. The color must be opaque.
  var reachesIntoNext = false {
    didSet { if reachesIntoNext != oldValue { placeInArea() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if stroke != nil { showStroke() }
  }

  private static let overlap: CGFloat = 1

  private func placeInArea() {
    var rect = area
    if reachesIntoNext, !position.isLast, stroke == nil, rect.height > 0 { rect.size.height += Self.overlap }
    if rect != frame { frame = rect }
  }

  private func positionDidChange() {
    var corners = CACornerMask()
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    placeInArea()
  }

  private func strokeDidChange() {
    showStroke()
    placeInArea()
  }

  private func showStroke() {
    layer.borderWidth = stroke?.width ?? 0
    layer.borderColor = stroke?.color.resolvedColor(with: traitCollection).cgColor
  }
}
