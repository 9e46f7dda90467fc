import DisplayScene

/// The part of a text field that shows its text, cut off at the text's rectangle.
@MainActor
final class TextFieldCanvas: UIView, SceneContentProviding {
  /// How much wider the canvas is at either side, so that a caret at the edge is seen.
  static let reach: CGFloat = 2

  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  func sceneContent() -> [SceneContent] {
    guard let field, bounds.width > 2 * Self.reach, bounds.height > 0 else { return [] }
    guard field.hasText else { return placeholder(of: field) + caret(of: field) }
    return selection(of: field) + text(of: field) + caret(of: field)
  }

  private var room: CGRect { bounds.insetBy(dx: Self.reach, dy: 0) }

  private func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traitCollection).components.scene }

  // MARK: - Text

  private func placeholder(of field: UITextField) -> [SceneContent] {
    guard let placeholder = field.placeholder, !placeholder.isEmpty else { return [] }
    return line(placeholder, of: field, color: .placeholderText)
  }

  private func text(of field: UITextField) -> [SceneContent] {
    let color = field.textColor ?? .label
    let shown = field.isEnabled ? color : color.withAlphaComponent(0.5)
    guard field.isEditing else { return line(field.shownText, of: field, color: shown) }
    let font = field.shownFont(for: field.shownText, width: room.width)
    let x = field.textStart - frame.minX
    let rect = CGRect(x: x, y: field.lineTop - frame.minY, width: .greatestFiniteMagnitude, height: font.lineHeight)
    return draw(TextLayout(field.shownText, font: font, numberOfLines: 1), in: rect, alignment: .left, color: shown)
  }

  /// A line that ends in an ellipsis if it does not fit.
  private func line(_ text: String, of field: UITextField, color: UIColor) -> [SceneContent] {
    let font = field.shownFont(for: text, width: room.width)
    let layout = TextLayout(text, font: font, width: room.width, numberOfLines: 1)
    let rect = CGRect(x: room.minX, y: field.lineTop - frame.minY, width: room.width, height: font.lineHeight)
    return draw(layout, in: rect, alignment: field.textAlignment, color: color)
  }

  private func draw(_ layout: TextLayout, in rect: CGRect, alignment: NSTextAlignment, color: UIColor) -> [SceneContent]
  {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return [.text(layout.scene(in: rect, alignment: alignment, isRightToLeft: isRightToLeft, color: scene(color)))]
  }

  // MARK: - Selection

  private func selection(of field: UITextField) -> [SceneContent] {
    let range = field.editor.selection
    guard field.isEditing, range.length > 0 else { return [] }
    return [area(field.rect(of: range), radius: 0, field.tintColor.withAlphaComponent(0.2))]
  }

  private func caret(of field: UITextField) -> [SceneContent] {
    guard field.isEditing, field.editor.selection.length == 0 else { return [] }
    return [area(field.caretRect(at: field.editor.selection.location), radius: 1, field.tintColor)]
  }

  /// An area in the field's coordinates.
  private func area(_ rect: CGRect, radius: CGFloat, _ color: UIColor) -> SceneContent {
    let rect = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    return .shape(SceneShape(path: SymbolPath.roundedRect(rect, radius: radius), fill: scene(color)))
  }
}
