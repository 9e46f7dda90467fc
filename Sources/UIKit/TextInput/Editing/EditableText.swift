/// A view whose text the user edits: a text field or a text view.
///
/// Changes by the user have one path, ``change(_:name:_:)``: it makes the change, registers how it is undone, and
/// reports it.
@MainActor
protocol EditableText: UIView, KeyboardClient, UITextDraggable, UITextDroppable {
  /// The text with its attributes and its selection.
  var content: StyledText { get }
  /// The undoing of changes by the user.
  var textUndo: TextUndo { get }
  /// A Boolean value that indicates whether inserted text replaces the current text.
  var clearsOnInsertion: Bool { get }
  /// A Boolean value that indicates whether the user can change the style of the text.
  var allowsEditingTextAttributes: Bool { get }
  /// The view that displays the text.
  var canvasView: UIView { get }
  /// The edit menu for the selection.
  var textMenu: TextEditMenu { get }
  /// The drags of the selection.
  var textDrags: TextDrags { get }
  /// The drops on the text.
  var textDrops: TextDrops { get }
  /// Shows the caret of a drop, or hides it.
  func caretDidChange()
  /// Returns a text as the view accepts it, such as a text without line breaks.
  func accepted(_ text: String) -> String
  /// Shows and reports a change of the text by the user.
  func userDidChangeText(from oldSelection: NSRange)
  /// Changes the selection, and shows and reports the change.
  func changeSelection(_ change: (StyledText) -> Void)
  /// Returns the rectangle of the caret at an offset.
  func caretRect(at offset: Int) -> CGRect
  /// Returns the rectangles of a range, one for each line.
  func selectionRects(of range: NSRange) -> [CGRect]
  /// The ranges of the displayed lines, in UTF-16 units.
  var lineRanges: [Range<Int>] { get }
  /// Called when attributes of the text have changed.
  func attributesDidChange()
  /// Returns the offset that is nearest to a point.
  func offset(at point: CGPoint) -> Int
}

extension EditableText {
  /// Replaces text for the user, and reports the change.
  func replace(_ range: NSRange, with text: String, name: String = "Typing") {
    let text = accepted(text)
    change(range, name: name) { $0.replace(range, with: text) }
  }

  /// Reverts an edit, and selects what was selected before it.
  func revert(_ edit: TextEdit, name: String) {
    change(edit.range, name: name) {
      $0.replace(edit.range, with: edit.replaced)
      $0.select(edit.selection)
    }
  }

  func replaceTyped(_ range: NSRange, with text: String) { replace(range, with: text) }

  /// Selects a range, and reports the change.
  func selectRange(_ range: NSRange) { changeSelection { $0.select(range) } }

  /// Selects a range for the app, which the keyboard follows.
  func selectForApp(_ range: NSRange) {
    inputDelegate?.selectionWillChange(self)
    selectRange(range)
    inputDelegate?.selectionDidChange(self)
  }

  /// Changes a range for the user, registers how the change is undone, and reports it.
  func change(_ range: NSRange, name: String, _ change: (StyledText) -> Void) {
    let isFollowed = isFirstResponder
    if isFollowed { Keyboard.shared.textWillChange(self) }
    let oldSelection = content.plain.selection
    let length = content.plain.length
    endMarking()
    let edit = TextEdit(content, replacing: range, isTyping: name == "Typing")
    change(content)
    edit.end(content, lengthBefore: length)
    textMenu.dismiss()
    textUndo.register(edit, in: self, name: name)
    userDidChangeText(from: oldSelection)
    if isFollowed { Keyboard.shared.textDidChange(self) }
  }
}
