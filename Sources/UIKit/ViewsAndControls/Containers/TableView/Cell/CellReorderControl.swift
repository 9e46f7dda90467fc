import DisplayScene

/// The control at the trailing side of a row with which the user moves the row.
@MainActor
final class CellReorderControl: UIView, SceneContentProviding {
  /// Called when the gesture changes.
  var onChange: ((UIGestureRecognizer) -> Void)?

  // The drag is a gesture that begins when the touch begins, and prevents the table from scrolling.
  override init(frame: CGRect) {
    super.init(frame: frame)
    let press = ExclusivePressGestureRecognizer(_runtimeHandler: { recognizer in
      (recognizer.view as? CellReorderControl)?.onChange?(recognizer)
    })
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func sceneContent() -> [SceneContent] {
    let color = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).components.scene
    return [-6, 0, 6].map { offset in
      let y = bounds.midY + CGFloat(offset)
      let path = ScenePath([
        .move(CGPoint(x: bounds.midX - 10, y: y)), .line(CGPoint(x: bounds.midX + 10, y: y)),
      ])
      return .shape(SceneShape(path: path, stroke: .init(color: color, width: 1.6)))
    }
  }
}
