/// The proxy of an input view controller.
///
/// It has no text of its own, so that it always refers to the current first responder.
@MainActor
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  private static let identifiers = NSMapTable<UIResponder, NSUUID>.weakToStrongObjects()
  private let identifierOfNone = UUID()

  /// The first responder, if it accepts text.
  private var text: (any UIKeyInput)? { KeyboardInput.current?.text }
  private var document: (any UITextInput)? { text as? any UITextInput }

  // MARK: - Typing

  var hasText: Bool { text?.hasText ?? false }

  func insertText(_ text: String) {
    guard let input = KeyboardInput.current else { return }
    follow(input.text) { text == "\n" ? input.pressReturn() : Self.type(text, into: input.text) }
  }

  /// Inserts text that is not replaced by typographic marks.
  private static func type(_ text: String, into target: any UIKeyInput) {
    guard let client = target as? any KeyboardClient else { return target.insertText(text) }
    if client.mayChange(client.editor.selection, to: text) { client.insertText(text) }
  }

  func deleteBackward() {
    guard let input = KeyboardInput.current else { return }
    follow(input.text) { input.pressDelete() }
  }

  /// Reports a change of a text that does not report it itself.
  private func follow(_ text: any UIKeyInput, _ change: () -> Void) {
    guard !(text is any KeyboardClient) else { return change() }
    let document = text as? any UITextInput
    Keyboard.shared.textWillChange(document)
    change()
    Keyboard.shared.textDidChange(document)
  }

  // MARK: - Reading the Text

  var documentContextBeforeInput: String? {
    document.flatMap { text in Self.text(of: text) { (text.beginningOfDocument, $0.start) } }
  }

  var documentContextAfterInput: String? {
    document.flatMap { text in Self.text(of: text) { ($0.end, text.endOfDocument) } }
  }

  var selectedText: String? { document.flatMap { Self.text(of: $0) { ($0.start, $0.end) } } }

  private static func text(
    of document: any UITextInput, _ ends: (UITextRange) -> (UITextPosition, UITextPosition)
  ) -> String? {
    guard let selection = document.selectedTextRange else { return nil }
    let (start, end) = ends(selection)
    guard let range = document.textRange(from: start, to: end), let text = document.text(in: range), !text.isEmpty
    else { return nil }
    return text
  }

  var documentInputMode: UITextInputMode? { (text as? UIResponder)?.textInputMode }

  var documentIdentifier: UUID {
    guard let responder = text as? UIResponder else { return identifierOfNone }
    if let known = Self.identifiers.object(forKey: responder) { return known as UUID }
    let new = UUID()
    Self.identifiers.setObject(new as NSUUID, forKey: responder)
    return new
  }

  // MARK: - Moving and Marking

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let document, let selection = document.selectedTextRange else { return }
    let start = offset < 0 ? selection.start : selection.end
    let end = offset < 0 ? document.beginningOfDocument : document.endOfDocument
    let room = document.offset(from: start, to: end)
    let limited = offset < 0 ? max(offset, room) : min(offset, room)
    guard let position = document.position(from: start, offset: limited) else { return }
    document.selectedTextRange = document.textRange(from: position, to: position)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    document?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { document?.unmarkText() }

  // MARK: - Traits

  var autocapitalizationType: UITextAutocapitalizationType { text?.autocapitalizationType ?? .sentences }
  var autocorrectionType: UITextAutocorrectionType { text?.autocorrectionType ?? .default }
  var spellCheckingType: UITextSpellCheckingType { text?.spellCheckingType ?? .default }
  var keyboardType: UIKeyboardType { text?.keyboardType ?? .default }
  var keyboardAppearance: UIKeyboardAppearance { text?.keyboardAppearance ?? .default }
  var returnKeyType: UIReturnKeyType { text?.returnKeyType ?? .default }
  var enablesReturnKeyAutomatically: Bool { text?.enablesReturnKeyAutomatically ?? false }
  var isSecureTextEntry: Bool { text?.isSecureTextEntry ?? false }
  var textContentType: UITextContentType! { text?.textContentType }
  var passwordRules: UITextInputPasswordRules? { text?.passwordRules }
  var smartQuotesType: UITextSmartQuotesType { text?.smartQuotesType ?? .default }
  var smartDashesType: UITextSmartDashesType { text?.smartDashesType ?? .default }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { text?.smartInsertDeleteType ?? .default }
  var inlinePredictionType: UITextInlinePredictionType { text?.inlinePredictionType ?? .default }
}
