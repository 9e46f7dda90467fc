/// The drags of the selection of a text.
@MainActor
final class TextDrags: NSObject, UIDragInteractionDelegate {
  /// The part of a text that is dragged.
  struct Part {
    let range: NSRange
    let string: String
    let items: [UIDragItem]
  }

  private weak var text: (any EditableText)?
  private lazy var ownInteraction = UIDragInteraction(delegate: self)
  /// The parts that belong to the drag, the first of which began it if the drag began in this text.
  private var parts: [Part] = []
  /// A Boolean value that indicates whether the user moves text of this object.
  private(set) var isActive = false

  /// A Boolean value that indicates whether the interaction was added to the text, from which the app can remove it.
  private var isAttached = false

  /// Adds the interaction to a text, the first time.
  ///
  /// Called when the text has become first responder, because only then it has a selection to drag.
  func attach(to text: some EditableText) {
    guard !isAttached else { return }
    isAttached = true
    self.text = text
    text.addInteraction(ownInteraction)
  }

  /// Returns the interaction, which is added to a text.
  func interaction(of text: some EditableText) -> UIDragInteraction {
    attach(to: text)
    return ownInteraction
  }

  // MARK: - Beginning

  /// Returns whether a long press at a point of the text lifts the selection.
  func lifts(at point: CGPoint) -> Bool {
    if (text as? UISearchTextField)?.liftsToken(at: point) == true { return true }
    return contains(point) && ownInteraction.isEnabled
  }

  private func contains(_ point: CGPoint) -> Bool {
    guard let text, text.isFirstResponder, !text.isSecureTextEntry, (text as? UITextView)?.isSelectable ?? true
    else { return false }
    let range = text.editor.selection
    return range.length > 0 && text.selectionRects(of: range).contains { $0.contains(point) }
  }

  private func items(for session: any UIDragSession, existing: [UIDragItem]) -> [UIDragItem] {
    guard let text else { return [] }
    let range = text.editor.selection
    let selected = text.content.storage.attributedSubstring(from: range)
    let suggested = [UIDragItem(itemProvider: NSItemProvider(object: selected))]
    let request = TextDragRequest(range, suggested: suggested, existing: existing, session: session)
    let items = text.textDragDelegate?.textDraggableView(text, itemsForDrag: request) ?? suggested
    if !items.isEmpty { parts.append(Part(range: range, string: selected.string, items: items)) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let text, contains(session.location(in: text)) else { return [] }
    parts = []
    return items(for: session, existing: [])
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let text, contains(point) else { return [] }
    // Parts of former drags are removed here, because drags that began elsewhere do not end here.
    parts.removeAll { part in !session.items.contains { item in part.items.contains { $0 === item } } }
    guard !parts.contains(where: { $0.range == text.editor.selection }) else { return [] }
    return items(for: session, existing: session.items)
  }

  /// Returns the part of the text that is the whole content of a drag, and was not changed since it was lifted.
  func wholeContent(of session: any UIDropSession) -> NSRange? {
    guard isActive, let text, let part = parts.first, parts.count == 1 else { return nil }
    let items = session.items
    guard items.count == part.items.count, zip(items, part.items).allSatisfy({ $0 === $1 }) else { return nil }
    let range = part.range
    guard range.location + range.length <= text.editor.length, text.editor.aligned(range) == range else { return nil }
    return text.editor.substring(in: range) == part.string ? range : nil
  }

  // MARK: - Animating the Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let text else { return nil }
    let own = text.textDragDelegate?.textDraggableView(text, dragPreviewForLiftingItem: item, session: session)
    if let own { return own }
    guard let part = parts.first(where: { $0.items.contains { $0 === item } }) else { return nil }
    return TextDragPreview.make(of: part.range, in: text)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    guard let text else { return }
    (session as? DragSession)?.onPutDown = { [weak text] in text?.textMenu.present() }
    text.textDragDelegate?.textDraggableView(text, willAnimateLiftWith: animator, session: session)
  }

  // MARK: - Following the Drag

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let text else { return }
    isActive = true
    text.textMenu.dismiss()
    text.textDragDelegate?.textDraggableView(text, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isActive = false
    parts = []
    if let text { text.textDragDelegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation) }
  }
}
