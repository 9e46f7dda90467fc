/// The methods that a responder implements to handle common editing commands.
///
/// The commands are sent by the edit menu and by keys such as ⌘C. Every responder has the methods; one that implements
/// some of them returns `true` for their names from `canPerformAction(_:withSender:)`.
///
/// - Note: The actions of documents, of printing, and of writing directions are not available.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Removes the selection and copies it to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts the content of the pasteboard with the attributes of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects what is at the caret, such as a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes the selected text bold, or no longer bold.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selected text italic, or no longer italic.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selected text, or removes the underline.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the text.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the text.
  func decreaseSize(_ sender: Any?)
  /// Shows the find panel.
  func find(_ sender: Any?)
  /// Shows the find panel with a field for the text that replaces results.
  func findAndReplace(_ sender: Any?)
  /// Highlights the next result.
  func findNext(_ sender: Any?)
  /// Highlights the previous result.
  func findPrevious(_ sender: Any?)
  /// Finds the selected text.
  func useSelectionForFind(_ sender: Any?)
}
