import DisplayScene

/// The control at the leading side of a row during editing, which deletes, inserts, or marks the row.
@MainActor
final class CellEditControl: UIView, SceneContentProviding {
  enum Kind: Equatable {
    case delete
    case insert
    case mark

    @MainActor
    init?(_ cell: UITableViewCell) {
      if cell.surroundings.selectsInEditing {
        self = .mark
        return
      }
      switch cell.editingStyle {
      case .none: return nil
      case .delete: self = .delete
      case .insert: self = .insert
      }
    }
  }

  let kind: Kind
  /// The distance from the beginning of the row.
  var margin: CGFloat = 16
  /// Called when the control is tapped.
  var onTap: (() -> Void)?
  var isMarked = false {
    didSet { if isMarked != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    // A mark is set by a touch anywhere in the row.
    isUserInteractionEnabled = kind != .mark
    if kind != .mark {
      isAccessibilityElement = true
      accessibilityLabel = kind == .delete ? "Remove" : "Insert"
      accessibilityTraits = .button
    }
  }

  required init?(coder: NSCoder) {
    kind = .mark
    super.init(coder: coder)
  }

  // The beginning of the touch is not forwarded, so that the row is not highlighted.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap?()
  }

  func sceneContent() -> [SceneContent] {
    let center = CGPoint(x: isLaidOutRightToLeft ? bounds.maxX - margin - 11 : margin + 11, y: bounds.midY)
    func color(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traitCollection).components.scene }
    let disc = SymbolPath.circle(center.x, center.y, 11)
    func lines(_ paths: [[CGPoint]], width: Double = 2) -> [SceneContent] {
      paths.map { points in
        let elements = points.enumerated().map { index, point in
          let place = CGPoint(x: center.x + point.x, y: center.y + point.y)
          return index == 0 ? ScenePath.Element.move(place) : .line(place)
        }
        return .shape(SceneShape(path: ScenePath(elements), stroke: .init(color: .white, width: width)))
      }
    }
    let minus = [CGPoint(x: -5.5, y: 0), CGPoint(x: 5.5, y: 0)]
    switch kind {
    case .delete: return [.shape(SceneShape(path: disc, fill: color(.systemRed)))] + lines([minus])
    case .insert:
      return [.shape(SceneShape(path: disc, fill: color(.systemGreen)))]
        + lines([minus, [CGPoint(x: 0, y: -5.5), CGPoint(x: 0, y: 5.5)]])
    case .mark:
      guard isMarked else {
        return [
          .shape(
            SceneShape(
              path: SymbolPath.circle(center.x, center.y, 10.5), stroke: .init(color: color(.tertiaryLabel), width: 1.5)
            ))
        ]
      }
      return [.shape(SceneShape(path: disc, fill: color(tintColor)))]
        + lines([[CGPoint(x: -4.5, y: 0.5), CGPoint(x: -1.2, y: 4.2), CGPoint(x: 5, y: -4.5)]])
    }
  }
}
