import DisplayScene

/// The view that shows the text of a text view, below the subviews that the app adds.
@MainActor
final class TextViewCanvas: UIView, SceneContentProviding {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func contentDidChange() { AppRuntime.shared.setNeedsCommit() }

  func sceneContent() -> [SceneContent] {
    guard let textView, textView.bounds.width > 0, textView.bounds.height > 0 else { return [] }
    let layout = textView.shownLayout
    let rect = textView.textRect
    // Only the visible part of a long text is drawn.
    let (top, bottom) = (textView.bounds.minY - rect.minY, textView.bounds.maxY - rect.minY)
    let seen = top < bottom ? top...bottom : nil
    let text = layout.sceneContents(
      in: rect, color: textView.textColor ?? .label, traits: traitCollection, shownPart: seen)
    return selection(of: textView) + text + caret(of: textView)
  }

  private func selection(of textView: UITextView) -> [SceneContent] {
    let range = textView.editor.selection
    guard textView.isFirstResponder, textView.isSelectable, range.length > 0 else { return [] }
    return textView.selectionRects(of: range).filter { $0.intersects(textView.bounds) }.map {
      area($0, radius: 0, textView.tintColor.withAlphaComponent(0.2))
    }
  }

  private func caret(of textView: UITextView) -> [SceneContent] {
    let range = textView.editor.selection
    guard textView.isEditingText, range.length == 0 else { return [] }
    return [area(textView.caretRect(at: range.location), radius: 1, textView.tintColor)]
  }

  private func area(_ rect: CGRect, radius: CGFloat, _ color: UIColor) -> SceneContent {
    .shape(
      SceneShape(
        path: SymbolPath.roundedRect(rect, radius: radius),
        fill: color.resolvedColor(with: traitCollection).components.scene))
  }
}
