import DisplayScene

/// The view of a cell's accessory type.
@MainActor
final class CellAccessoryView: UIView, SceneContentProviding {
  let type: UITableViewCell.AccessoryType
  /// Called when the button is tapped.
  var onTap: (() -> Void)?
  private var isPressed = false {
    didSet { if isPressed != oldValue { AppRuntime.shared.setNeedsCommit() } }
  }

  private static let chevron = CGSize(width: 8, height: 14)
  private static let checkmark = CGSize(width: 15, height: 14)
  private static let button: CGFloat = 22

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    let size: CGSize =
      switch type {
      case .none: .zero
      case .disclosureIndicator: Self.chevron
      case .checkmark: Self.checkmark
      case .detailButton: CGSize(width: Self.button, height: Self.button)
      case .detailDisclosureButton: CGSize(width: Self.button + 12 + Self.chevron.width, height: Self.button)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = isButton
    if isButton {
      isAccessibilityElement = true
      accessibilityLabel = "More Info"
      accessibilityTraits = .button
    }
  }

  required init?(coder: NSCoder) {
    type = .none
    super.init(coder: coder)
  }

  private var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  // MARK: - Touches

  /// Returns whether a point is in the touch area, which is larger than the button.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isButton && bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = isInside(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    if isInside(touches) { onTap?() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }

  private func isInside(_ touches: Set<UITouch>) -> Bool {
    touches.first.map { bounds.insetBy(dx: -11, dy: -11).contains($0.location(in: self)) } ?? false
  }

  // MARK: - Showing

  func sceneContent() -> [SceneContent] {
    switch type {
    case .none: []
    case .disclosureIndicator: chevron(in: bounds)
    case .checkmark: checkmark
    case .detailButton: info(in: bounds)
    case .detailDisclosureButton:
      info(in: directed(CGRect(x: 0, y: 0, width: Self.button, height: Self.button), in: bounds))
        + chevron(
          in: directed(
            CGRect(
              x: bounds.maxX - Self.chevron.width, y: bounds.midY - Self.chevron.height / 2,
              width: Self.chevron.width, height: Self.chevron.height), in: bounds))
    }
  }

  private func color(_ color: UIColor) -> SceneColor {
    var scene = color.resolvedColor(with: traitCollection).components.scene
    if isPressed { scene.alpha *= 0.3 }
    return scene
  }

  private func chevron(in rect: CGRect) -> [SceneContent] {
    let (start, end) = isLaidOutRightToLeft ? (rect.maxX - 1, rect.minX + 1) : (rect.minX + 1, rect.maxX - 1)
    let path = ScenePath([
      .move(CGPoint(x: start, y: rect.minY + 1)), .line(CGPoint(x: end, y: rect.midY)),
      .line(CGPoint(x: start, y: rect.maxY - 1)),
    ])
    return [.shape(SceneShape(path: path, stroke: .init(color: color(.tertiaryLabel), width: 2)))]
  }

  private var checkmark: [SceneContent] {
    let path = ScenePath([
      .move(CGPoint(x: 1, y: 7.5)), .line(CGPoint(x: 5.5, y: 13)), .line(CGPoint(x: 14, y: 1)),
    ])
    return [.shape(SceneShape(path: path, stroke: .init(color: color(tintColor), width: 2)))]
  }

  private func info(in rect: CGRect) -> [SceneContent] {
    let tint = color(tintColor)
    let middle = rect.midX
    let stem = ScenePath([
      .move(CGPoint(x: middle - 1.5, y: rect.midY - 1)), .line(CGPoint(x: middle, y: rect.midY - 1)),
      .line(CGPoint(x: middle, y: rect.midY + 5)),
    ])
    let dot = SymbolPath.circle(middle - 0.2, rect.midY - 5, 1.3)
    return [
      .shape(
        SceneShape(
          path: SymbolPath.circle(rect.midX, rect.midY, rect.width / 2 - 1), stroke: .init(color: tint, width: 1.5))),
      .shape(SceneShape(path: dot, fill: tint)),
      .shape(SceneShape(path: stem, stroke: .init(color: tint, width: 1.6))),
    ]
  }
}
