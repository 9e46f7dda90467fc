import DisplayScene

/// The part of a text field that displays the text, clipped to the rectangle of the text.
@MainActor
final class TextFieldCanvas: UIView, SceneContentProviding {
  /// The additional width of the canvas at either side, so that a caret at the edge is visible.
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
    return selection(of: field) + text(of: field) + caret(of: field)
  }

  // MARK: - Displaying

  /// The text or placeholder of a field of an app's class, which was drawn when the canvas was displayed.
  private var displayed: [SceneContent] = []

  /// Requests that a field of an app's class draws its text or placeholder again.
  func fieldDidChange() { if let field, isOfApp(field) { invalidateDisplay(nil) } }

  override func displayContents(_ display: () -> Void) {
    display()
    guard let field, isOfApp(field) else { return }
    displayed = TintScope.perform(for: self) { drawing(of: field) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fieldDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    fieldDidChange()
  }

  /// Returns whether the class of a field can override the methods that draw.
  private func isOfApp(_ field: UITextField) -> Bool { ClassOrigin.isApp(field, subclassOf: UITextField.self) }

  private var room: CGRect { bounds.insetBy(dx: Self.reach, dy: 0) }

  private func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traitCollection).components.scene }

  // MARK: - Text

  private func text(of field: UITextField) -> [SceneContent] {
    if field.hasText, field.isEditing { return editedText(of: field) }
    guard isOfApp(field) else { return drawing(of: field) }
    // A field in no window is displayed when it is captured.
    displaySubtree()
    return displayed
  }

  /// Returns what the field draws.
  private func drawing(of field: UITextField) -> [SceneContent] {
    guard !field.hasText else {
      return field.isEditing ? [] : field.contents { field.drawText(in: field.textRect(forBounds: field.bounds)) }
    }
    guard field.shownPlaceholder.length > 0 else { return [] }
    return field.contents { field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds)) }
  }

  private func editedText(of field: UITextField) -> [SceneContent] {
    let layout = field.line(of: field.shownString, fitting: room.width)
    let rect = field.editedRect(of: layout).offsetBy(dx: -frame.minX, dy: -frame.minY)
    return layout.sceneContents(
      in: rect, color: field.textColor ?? .label, opacity: field.isEnabled ? 1 : 0.5, traits: traitCollection)
  }

  // MARK: - Selection

  private func selection(of field: UITextField) -> [SceneContent] {
    let range = field.editor.selection
    guard field.isEditing, range.length > 0 else { return [] }
    return field.selectionRects(for: TextSpan(range)).map {
      area($0.rect, radius: 0, field.tintColor.withAlphaComponent(0.2))
    }
  }

  private func caret(of field: UITextField) -> [SceneContent] {
    let range = field.editor.selection
    // The place of a drop has priority.
    guard let offset = field.textDrops.caret ?? (field.isEditing && range.length == 0 ? range.location : nil)
    else { return [] }
    let rect = field.caretRect(for: TextOffset(offset))
    return rect.isEmpty ? [] : [area(rect, radius: 1, field.tintColor)]
  }

  /// Returns the content for an area in the field's coordinates.
  private func area(_ rect: CGRect, radius: CGFloat, _ color: UIColor) -> SceneContent {
    let rect = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    return .shape(SceneShape(path: SymbolPath.roundedRect(rect, radius: radius), fill: scene(color)))
  }
}
