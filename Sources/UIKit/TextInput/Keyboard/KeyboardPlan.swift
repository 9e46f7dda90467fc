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
    let before = (text as? any KeyboardClient)?.textBeforeCaret ?? ""
    isShifted = text.autocapitalizationType.capitalizes(after: before) && !Self.isAddress(type)
    predictions = Self.predictions(for: text)
  }

  var showsPredictions: Bool { predictions != nil }

  /// Returns the predictions; `nil` if there is no bar. For credentials, the bar offers passwords instead of words.
  private static func predictions(for text: any UIKeyInput) -> [String]? {
    guard !text.keyboardType.isPad else { return nil }
    if text.isSecureTextEntry || text.textContentType?.isCredential == true { return ["Passwords"] }
    return text.autocorrectionType == .no ? nil : ["I", "The", "I’m"]
  }

  private static func isAddress(_ type: UIKeyboardType) -> Bool { type == .emailAddress || type == .URL }
}
