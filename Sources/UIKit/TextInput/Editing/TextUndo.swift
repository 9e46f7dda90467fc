/// The undoing of what the user changes in a text.
///
/// Each change is a ``TextEdit`` that is registered with the undo manager of the view. Successive insertions at the
/// caret are one action, with the deletions inside of what they inserted, and so are successive deletions. An action
/// ends when the selection is changed in another way, or when the undo manager records, undoes or redoes something
/// else.
@MainActor
final class TextUndo {
  /// The undo manager that the view provides by default.
  private(set) lazy var manager = UndoManager()
  /// The manager with which operations were registered, which is another one if a subclass provides it.
  private weak var usedManager: UndoManager?
  /// The latest edit, which grows while the user continues to type.
  private var latest: TextEdit?
  /// The state of the undo manager in which the latest edit was registered.
  private var changeCount = 0

  /// Registers an edit that was made in a text.
  func register<Text: EditableText>(_ edit: TextEdit, in text: Text, name: String) {
    guard !text.isSecureTextEntry, let manager = text.undoManager, manager.isUndoRegistrationEnabled else {
      latest = nil
      return
    }
    usedManager = manager
    if let latest, changeCount == manager.changeCount, latest.absorb(edit) { return }
    manager.registerUndo(withTarget: text) { $0.revert(edit, name: name) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
    latest = manager.isUndoing || manager.isRedoing ? nil : edit
    changeCount = manager.changeCount
  }

  /// Ends the action to which more typing would belong.
  func endAction() { latest = nil }

  /// Removes the changes of a text, because it is another text or is no longer edited.
  func clear(_ text: some EditableText) {
    latest = nil
    usedManager?.removeAllActions(withTarget: text)
  }
}

/// A change of a text: the range that it has inserted, and what was there before.
@MainActor
final class TextEdit {
  /// The range of the inserted text.
  private(set) var range: NSRange
  /// The text that was replaced.
  private(set) var replaced: NSAttributedString
  /// The selection before the change.
  let selection: NSRange
  private let isTyping: Bool

  /// Creates an edit before it is made.
  ///
  /// The length of the inserted text must be set afterward.
  init(_ content: StyledText, replacing range: NSRange, isTyping: Bool) {
    let range = content.plain.aligned(range)
    self.range = NSRange(location: range.location, length: 0)
    replaced = content.storage.attributedSubstring(from: range)
    selection = content.plain.selection
    self.isTyping = isTyping
  }

  /// Sets the length of the inserted text, from the length of the text before and after the change.
  func end(_ content: StyledText, lengthBefore: Int) {
    range.length = max(content.plain.length - lengthBefore + replaced.length, 0)
  }

  /// Extends the edit by one that follows it.
  ///
  /// Returns `false` if they are two actions.
  func absorb(_ next: TextEdit) -> Bool {
    guard isTyping, next.isTyping else { return false }
    let (start, end) = (range.location, range.location + range.length)
    let (nextStart, nextEnd) = (next.range.location, next.range.location + next.replaced.length)
    if next.replaced.length == 0, nextStart == end, range.length > 0 {
      range.length += next.range.length
    } else if next.range.length == 0, nextEnd == end, nextStart >= start, range.length > 0 {
      range.length -= next.replaced.length
    } else if next.range.length == 0, range.length == 0, nextEnd == start {
      let text = NSMutableAttributedString(attributedString: next.replaced)
      text.append(replaced)
      replaced = text
      range.location = nextStart
    } else {
      return false
    }
    return true
  }
}
