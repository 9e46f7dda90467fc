/// The current configuration of the keyboard for a text.
@MainActor
struct KeyboardPlan {
  let type: UIKeyboardType
  let returnKey: UIReturnKeyType
  let isReturnEnabled: Bool
  /// A Boolean value that indicates whether the letters are capital letters.
  let isShifted: Bool
  /// The predictions in the bar above the keys; `nil` if there is no bar.
  let predictions: [String]?

  init(_ text: any UIKeyInput) {
    type = text.keyboardType
    returnKey = text.returnKeyType
    isReturnEnabled = !text.enablesReturnKeyAutomatically || text.hasText
    let before = Self.textBeforeCaret(of: text)
    isShifted =
      text.autocapitalizationType.capitalizes(after: before) && !text.isSecureTextEntry && !Self.isAddress(type)
    predictions = Self.predictions(for: text, isShifted: isShifted)
  }

  /// The role of the return key.
  var returnRole: KeyboardKey.Role {
    isReturnEnabled ? (returnKey.isAction ? .action : .function) : .disabled
  }

  var showsPredictions: Bool { predictions != nil }

  /// Returns the predictions; `nil` if there is no bar.
  ///
  /// For credentials, the bar offers passwords instead of words. It is empty for addresses, and if the spelling of the
  /// text is not checked.
  private static func predictions(for text: any UIKeyInput, isShifted: Bool) -> [String]? {
    guard !text.keyboardType.isPad else { return nil }
    if text.isSecureTextEntry || text.textContentType?.isCredential == true { return ["Passwords"] }
    guard text.autocorrectionType != .no else { return nil }
    guard text.spellCheckingType != .no, !isAddress(text.keyboardType) else { return [] }
    return KeyboardPredictions(
      before: textBeforeCaret(of: text), after: (text as? any KeyboardClient)?.textAfterCaret ?? "",
      isShifted: isShifted
    ).words
  }

  private static func textBeforeCaret(of text: any UIKeyInput) -> String {
    if let client = text as? any KeyboardClient { return client.textBeforeCaret }
    guard let input = text as? any UITextInput, let selection = input.selectedTextRange,
      let range = input.textRange(from: input.beginningOfDocument, to: selection.start)
    else { return "" }
    return input.text(in: range) ?? ""
  }

  private static func isAddress(_ type: UIKeyboardType) -> Bool { type == .emailAddress || type == .URL }
}
