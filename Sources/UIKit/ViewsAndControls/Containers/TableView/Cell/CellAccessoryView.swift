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

  /// The factor by which the accessory is larger than with the default size of text.
  private var scale: CGFloat = 1

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
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

  private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: chevron
    case .checkmark: checkmark
    case .detailButton: CGSize(width: button, height: button)
    case .detailDisclosureButton: CGSize(width: button + 12 + chevron.width, height: button)
    }
  }

  /// Gives the accessory the size that suits body text.
  func adapt(to traits: UITraitCollection) {
    let new = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
    guard abs(new - scale) > 0.001 else { return }
    scale = new
    let size = Self.size(of: type)
    bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
    AppRuntime.shared.setNeedsCommit()
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
    guard scale != 1 else { return drawing(in: bounds) }
    return drawing(in: CGRect(origin: .zero, size: Self.size(of: type))).map { content in
      guard case .shape(var shape) = content else { return content }
      shape.path = shape.path.mapped(scale: scale, offset: .zero)
      shape.stroke?.width *= scale
      return .shape(shape)
    }
  }

  /// Returns the drawing for the default size of text.
  private func drawing(in bounds: CGRect) -> [SceneContent] {
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
