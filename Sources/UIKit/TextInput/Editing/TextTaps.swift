/// The taps of a user on a text: one places the caret, two select a word, and three select a paragraph.
///
/// A tap on the caret or the selection shows the edit menu, and so does each tap that selects.
@MainActor
final class TextTaps {
  private var history = TapHistory()

  /// Returns the number of successive taps at a point, with the one that has just ended.
  func count(in text: some EditableText, at point: CGPoint) -> Int {
    history.count(in: text, at: point, time: AppRuntime.shared.now)
  }

  /// Selects what a number of taps at a point mean.
  ///
  /// - Parameter wasEdited: A Boolean value that indicates whether the text was first responder before the tap.
  func select(in text: some EditableText, at point: CGPoint, count: Int, wasEdited: Bool = true) {
    let offset = text.offset(at: point)
    let selection = text.editor.selection
    switch count {
    case 1 where wasEdited && (selection.location...selection.location + selection.length).contains(offset):
      text.textMenu.toggle()
    case 1: text.selectRange(NSRange(location: offset, length: 0))
    case 2:
      text.selectRange(text.editor.wordRange(at: offset))
      text.textMenu.present()
    default:
      text.selectRange(text.editor.paragraphRange(at: offset))
      text.textMenu.present()
    }
  }
}
