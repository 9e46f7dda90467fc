/// The drops on a text.
@MainActor
final class TextDrops: NSObject, UIDropInteractionDelegate {
  /// A proposal for a position in a text of a length, and for a number of items.
  private struct Answer {
    let offset: Int
    let length: Int
    let count: Int
    let proposal: UITextDropProposal
  }

  private weak var text: (any EditableText)?
  private lazy var ownInteraction = UIDropInteraction(delegate: self)
  /// A Boolean value that indicates whether the interaction was added to the text, from which the app can remove it.
  private var isAttached = false
  /// A Boolean value that indicates whether the user drags items over the text.
  private(set) var isActive = false
  /// The offset at which a caret shows where dropped text is inserted; `nil` for none.
  private(set) var caret: Int?
  private var editability = UITextDropEditability.no
  /// The latest proposal, with what it was made for.
  private var answer: Answer?
  /// A Boolean value that indicates whether the delegate has its own method for performing the drop.
  private var delegatePerforms = false
  /// The preview of the delegate for all items, after it was asked.
  private var preview: (answer: UITargetedDragPreview?, item: UIDragItem)?

  /// Adds the interaction to a text, the first time.
  ///
  /// Called when the text has entered a window.
  func attach(to text: some EditableText) {
    guard !isAttached else { return }
    isAttached = true
    self.text = text
    text.addInteraction(ownInteraction)
  }

  /// Returns the interaction, which is added to a text.
  func interaction(of text: some EditableText) -> UIDropInteraction {
    attach(to: text)
    return ownInteraction
  }

  private func show(_ caret: Int?) {
    guard caret != self.caret else { return }
    self.caret = caret
    text?.caretDidChange()
  }

  // MARK: - Requests

  private func offset(of session: any UIDropSession, in text: any EditableText) -> Int {
    text.offset(at: session.location(in: text))
  }

  private func request(
    _ session: any UIDropSession, at offset: Int, in text: any EditableText
  ) -> TextDropRequest {
    let isSameView = text.textDrags.isActive
    let suggested: UIDropOperation
    if let source = text.textDrags.wholeContent(of: session) {
      let isInside = (source.location...source.location + source.length).contains(offset)
      suggested = isInside ? .cancel : session.allowsMoveOperation && text.acceptsText ? .move : .copy
    } else {
      suggested = .copy
    }
    return TextDropRequest(
      offset, suggested: UITextDropProposal(operation: suggested), isSameView: isSameView, session: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let text else { return false }
    let itemProviders = session.items.map(\.itemProvider)
    editability = .no
    guard let view = text as? UITextView, !view.isEditable else { return text.canPaste(itemProviders) }
    guard let delegate = view.textDropDelegate, view.pasteConfiguration?.accepts(itemProviders) == true else {
      return false
    }
    let drop = request(session, at: offset(of: session, in: text), in: text)
    editability = delegate.textDroppableView(view, willBecomeEditableForDrop: drop)
    return editability != .no
  }

  // MARK: - Following the Touch

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    answer = nil
    if let text { text.textDropDelegate?.textDroppableView(text, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let text else { return UIDropProposal(operation: .cancel) }
    text.textDropDelegate?.textDroppableView(text, dropSessionDidUpdate: session)
    let offset = offset(of: session, in: text)
    let proposal = proposal(for: session, at: offset, in: text)
    // The delegate may have ended the drag.
    if isActive { show(showsCaret(for: proposal, in: text) ? offset : nil) }
    return proposal
  }

  private func proposal(
    for session: any UIDropSession, at offset: Int, in text: any EditableText
  ) -> UITextDropProposal {
    let (length, count) = (text.editor.length, session.items.count)
    if let answer, answer.offset == offset, answer.length == length, answer.count == count { return answer.proposal }
    let drop = request(session, at: offset, in: text)
    let proposal =
      text.textDropDelegate?.textDroppableView(text, proposalForDrop: drop) ?? drop.suggestedProposal
    answer = Answer(offset: offset, length: length, count: count, proposal: proposal)
    return proposal
  }

  private func showsCaret(for proposal: UITextDropProposal, in text: any EditableText) -> Bool {
    guard proposal.operation == .copy || proposal.operation == .move else { return false }
    switch proposal.dropAction {
    case .insert: return true
    case .replaceSelection: return text.editor.selection.length == 0
    case .replaceAll: return false
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    show(nil)
    if let text { text.textDropDelegate?.textDroppableView(text, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
    show(nil)
    answer = nil
    preview = nil
    if let text { text.textDropDelegate?.textDroppableView(text, dropSessionDidEnd: session) }
  }

  // MARK: - Dropping

  /// Called by the default implementation of the delegate's method for performing a drop.
  func delegateDoesNotPerform() { delegatePerforms = false }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let text, let answer else { return }
    let (offset, proposal) = (answer.offset, answer.proposal)
    show(nil)
    let editability = editability
    delegatePerforms = text.textDropDelegate != nil
    text.textDropDelegate?.textDroppableView(text, willPerformDrop: request(session, at: offset, in: text))
    guard proposal.dropPerformer == .view || !delegatePerforms else { return }
    let range: NSRange
    switch proposal.dropAction {
    case .replaceSelection where text.editor.selection.length > 0: range = text.editor.selection
    case .insert, .replaceSelection: range = NSRange(location: offset, length: 0)
    case .replaceAll: range = NSRange(location: 0, length: text.editor.length)
    }
    let isMove = proposal.operation == .move
    let source = text.textDrags.wholeContent(of: session)
    if let source, proposal.useFastSameViewOperations {
      let drop = { [weak text] in _ = text?.drop(source, on: range, isMove: isMove) }
      return text.edit(as: editability, drop)
    }
    let sources = session.items.map { TextPaste.Source(itemProvider: $0.itemProvider, localObject: $0.localObject) }
    let string = source.map { text.editor.substring(in: $0) }
    TextPaste.begin(sources, in: text, range: range, isDrop: true, editability: editability) {
      [weak text] inserted in
      guard isMove, let source, let string, let inserted, inserted.length > 0 else { return }
      text?.remove(string, from: source, movedTo: inserted, replacing: range)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let text else { return defaultPreview }
    if preview == nil {
      let delegate = text.textDropDelegate
      preview = (delegate?.textDroppableView(text, previewForDroppingAllItemsWithDefault: defaultPreview), item)
    }
    guard let preview, let all = preview.answer else { return defaultPreview }
    // The other items are part of the preview of the first one.
    return preview.item === item ? all : nil
  }
}
