/// The edit menu of a text, with the gestures that show it.
///
/// The menu appears when taps have selected text, when a tap is on the caret or the selection, and at the end of a long
/// press, which moves the caret. It disappears when the text or the selection changes. A long press on a selection that
/// can be dragged lifts it.
@MainActor
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate, UIGestureRecognizerDelegate {
  private weak var text: (any EditableText)?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private var lastDismissal = -TimeInterval.infinity
  /// The longest time between the beginning of a tap, which dismisses the menu, and its end.
  private static let tapDuration: TimeInterval = 0.5

  /// Adds the gestures to a text.
  func attach(to text: some EditableText) {
    self.text = text
    let press = ExclusivePressGestureRecognizer(_runtimeHandler: { recognizer in
      (recognizer.view as? any EditableText)?.textMenu.pressed(recognizer)
    })
    press.delegate = self
    text.addGestureRecognizer(press)
    interaction.didChoose = { [weak self] element in self?.didChoose(element) }
  }

  // MARK: - Showing and Hiding

  /// Shows the menu for the selection.
  func present() {
    guard let text, text.window != nil else { return }
    if interaction.view == nil { text.addInteraction(interaction) }
    let rect = text.selectionRect
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  /// Shows the menu, unless the same tap has dismissed it.
  func toggle() {
    if AppRuntime.shared.now - lastDismissal > Self.tapDuration { present() }
  }

  func dismiss() {
    if interaction.isMenuVisible { interaction.dismissMenu() }
  }

  private func didChoose(_ element: MenuLeaf) {
    guard let command = element as? UICommand else { return }
    switch StandardEditAction(command.action) {
    case .select, .selectAll: present()
    default: break
    }
  }

  // MARK: - Long Presses

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let text else { return false }
    return !text.textDrags.lifts(at: gestureRecognizer.location(in: text))
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard let text else { return }
    let point = recognizer.location(in: text)
    switch recognizer.state {
    case .began:
      guard FirstResponder.current === text || text.becomeFirstResponder() else { return }
      place(in: text, at: point)
    case .changed: if text.isFirstResponder { place(in: text, at: point) }
    case .ended: if text.isFirstResponder { present() }
    default: break
    }
  }

  private func place(in text: some EditableText, at point: CGPoint) {
    let offset = text.offset(at: point)
    // Text that cannot be edited has no caret.
    text.selectRange(text.acceptsText ? NSRange(location: offset, length: 0) : text.editor.wordRange(at: offset))
  }

  // MARK: - The Delegate of the Interaction

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let text else { return nil }
    return text.editMenu(for: TextSpan(text.editor.selection), suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { text?.selectionRect ?? CGRect(origin: configuration.sourcePoint, size: .zero) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { text?.willPresentEditMenu(animator: animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    lastDismissal = AppRuntime.shared.now
    text?.willDismissEditMenu(animator: animator)
  }
}

extension EditableText {
  /// The visible rectangle of the selection or the caret.
  var selectionRect: CGRect {
    let range = editor.selection
    guard range.length > 0 else { return caretRect(at: range.location) }
    let rects = selectionRects(of: range).filter { $0.intersects(bounds) }
    guard let first = rects.first else { return caretRect(at: range.location) }
    return rects.dropFirst().reduce(first) { $0.union($1) }.intersection(bounds)
  }
}
