import DisplayScene

/// An area of one color, with rounded corners at the top, the bottom, or both.
@MainActor
final class CellShapeView: UIView, SceneContentProviding {
  var fill: UIColor? {
    didSet { if fill != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }
  var radius: CGFloat = 0 {
    didSet { if radius != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }
  var position = CellGroupPosition() {
    didSet { if position != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }
  var stroke: UIColor? {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }
  var strokeWidth: CGFloat = 0 {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// A Boolean value that indicates whether the area extends into the next cell of its group.
  ///
  /// Two areas that only touch each other have a seam wherever a picture is scaled, because the edge of each is half
  /// transparent there. The color must be opaque.
  var reachesIntoNext = false {
    didSet { if reachesIntoNext != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  func sceneContent() -> [SceneContent] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let fill = fill?.resolvedColor(with: traitCollection).components.scene
    let stroke = strokeWidth > 0 ? stroke?.resolvedColor(with: traitCollection).components.scene : nil
    guard fill != nil || stroke != nil else { return [] }
    return [
      .shape(
        SceneShape(
          path: path, fill: fill, stroke: stroke.map { SceneShape.Stroke(color: $0, width: Double(strokeWidth)) }))
    ]
  }

  private static let overlap: CGFloat = 1

  private var path: ScenePath {
    var rect = bounds.insetBy(dx: strokeWidth / 2, dy: strokeWidth / 2)
    if reachesIntoNext, !position.isLast, strokeWidth == 0 { rect.size.height += Self.overlap }
    let limit = min(radius, rect.width / 2, rect.height / 2)
    let (top, bottom) = (position.isFirst ? limit : 0, position.isLast ? limit : 0)
    // The distance of a control point from a corner at which the curve is a quarter of a circle.
    let reach = 1 - 0.5523
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var elements: [ScenePath.Element] = [
      .move(point(rect.minX + top, rect.minY)), .line(point(rect.maxX - top, rect.minY)),
    ]
    if top > 0 {
      elements.append(
        .curve(
          control1: point(rect.maxX - top * reach, rect.minY), control2: point(rect.maxX, rect.minY + top * reach),
          end: point(rect.maxX, rect.minY + top)))
    }
    elements.append(.line(point(rect.maxX, rect.maxY - bottom)))
    if bottom > 0 {
      elements.append(
        .curve(
          control1: point(rect.maxX, rect.maxY - bottom * reach),
          control2: point(rect.maxX - bottom * reach, rect.maxY), end: point(rect.maxX - bottom, rect.maxY)))
    }
    elements.append(.line(point(rect.minX + bottom, rect.maxY)))
    if bottom > 0 {
      elements.append(
        .curve(
          control1: point(rect.minX + bottom * reach, rect.maxY),
          control2: point(rect.minX, rect.maxY - bottom * reach), end: point(rect.minX, rect.maxY - bottom)))
    }
    elements.append(.line(point(rect.minX, rect.minY + top)))
    if top > 0 {
      elements.append(
        .curve(
          control1: point(rect.minX, rect.minY + top * reach), control2: point(rect.minX + top * reach, rect.minY),
          end: point(rect.minX + top, rect.minY)))
    }
    return ScenePath(elements + [.close])
  }
}
