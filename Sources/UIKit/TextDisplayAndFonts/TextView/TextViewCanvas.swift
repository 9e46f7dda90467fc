import DisplayScene

/// The view that shows the text of a text view, below the subviews that the app adds.
@MainActor
final class TextViewCanvas: UIView, SceneContentProviding {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The background is that of the text view.
    isOpaque = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Layers of another class are drawn, which a layout manager of the app requires.
  override class var layerClass: AnyClass { CanvasLayer.self }

  func contentDidChange() {
    AppRuntime.shared.setNeedsCommit()
    if managerDraws || isDrawn { setNeedsDisplay() }
  }

  /// A Boolean value that indicates whether the layout manager is of a subclass, which draws the text.
  private var managerDraws: Bool { textView.map { type(of: $0.layoutManager) != NSLayoutManager.self } ?? false }
  private var isDrawn = false

  /// Called when the view may have scrolled.
  ///
  /// Only the visible part of a long text is drawn.
  func visiblePartMayChange() {
    guard managerDraws, let textView, textView.bounds != drawnBounds else { return }
    setNeedsDisplay()
  }
  private var drawnBounds = CGRect.null

  override func draw(_ rect: CGRect) {
    isDrawn = managerDraws
    guard managerDraws, let textView else { return }
    drawnBounds = textView.bounds
    let manager = textView.layoutManager
    _ = textView.shownLayout
    let origin = textView.containerOrigin
    let seen = textView.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    let glyphs = manager.glyphRange(forBoundingRect: seen, in: textView.textContainer)
    guard glyphs.length > 0 else { return }
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }

  func sceneContent() -> [SceneContent] {
    guard let textView, textView.bounds.width > 0, textView.bounds.height > 0 else { return [] }
    let layout = textView.shownLayout
    let rect = textView.textRect
    // Only the visible part of a long text is drawn.
    let (top, bottom) = (textView.bounds.minY - rect.minY, textView.bounds.maxY - rect.minY)
    let seen = top < bottom ? top...bottom : nil
    let text =
      managerDraws
      ? []
      : layout.sceneContents(in: rect, color: textView.content.color, traits: traitCollection, shownPart: seen)
    return foundText(of: textView) + selection(of: textView) + text + caret(of: textView)
  }

  private func foundText(of textView: UITextView) -> [SceneContent] {
    textView.finding.visibleRects.map { rect, isHighlighted in
      area(rect, radius: 3, .systemYellow.withAlphaComponent(isHighlighted ? 0.8 : 0.3))
    }
  }

  private func selection(of textView: UITextView) -> [SceneContent] {
    let range = textView.editor.selection
    guard textView.isFirstResponder, textView.isSelectable, range.length > 0 else { return [] }
    return textView.selectionRects(for: TextSpan(range)).map(\.rect).filter { $0.intersects(textView.bounds) }.map {
      area($0, radius: 0, textView.tintColor.withAlphaComponent(0.2))
    }
  }

  private func caret(of textView: UITextView) -> [SceneContent] {
    let range = textView.editor.selection
    // The place of a drop has priority.
    guard let offset = textView.textDrops.caret ?? (textView.isEditingText && range.length == 0 ? range.location : nil)
    else { return [] }
    let rect = textView.caretRect(for: TextOffset(offset))
    return rect.isEmpty ? [] : [area(rect, radius: 1, textView.tintColor)]
  }

  private func area(_ rect: CGRect, radius: CGFloat, _ color: UIColor) -> SceneContent {
    .shape(
      SceneShape(
        path: SymbolPath.roundedRect(rect, radius: radius),
        fill: color.resolvedColor(with: traitCollection).components.scene))
  }
}

/// The layer of a canvas.
final class CanvasLayer: CALayer {}
