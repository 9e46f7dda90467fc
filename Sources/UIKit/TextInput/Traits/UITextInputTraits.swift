/// The traits of the keyboard for an object that accepts text.
///
/// All members are optional. The documented default applies to a member that is not implemented.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The autocapitalization style.
  ///
  /// The default is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The autocorrection style.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The spell-checking style.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The keyboard type.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  ///
  /// The default is `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden.
  ///
  /// The default is `false`.
  var isSecureTextEntry: Bool { get }
  /// The semantic meaning of the text.
  var textContentType: UITextContentType! { get }
  /// The requirements for generated passwords.
  var passwordRules: UITextInputPasswordRules? { get }
  /// The style of quotation marks and apostrophes.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The style of dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// The style of the spaces around text that is cut or pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The style of inline predictions.
  var inlinePredictionType: UITextInlinePredictionType { get }
}

extension UITextInputTraits {
  /// The default value is `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The default value is `default`.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The default value is `default`.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The default value is `default`.
  public var keyboardType: UIKeyboardType { .default }
  /// The default value is `default`.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default value is `default`.
  public var returnKeyType: UIReturnKeyType { .default }
  /// The default value is `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// The default value is `false`.
  public var isSecureTextEntry: Bool { false }
  /// The default value is `nil`.
  public var textContentType: UITextContentType! { nil }
  /// The default value is `nil`.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The default value is `default`.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The default value is `default`.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The default value is `default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default value is `default`.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
}

extension UITextInputTraits {
  /// A Boolean value that indicates whether the default of smart punctuation is to replace what is typed.
  ///
  /// Text for machines, such as an address or a password, must remain as it is typed.
  var prefersSmartPunctuation: Bool {
    guard keyboardType == .default || keyboardType == .twitter, !isSecureTextEntry else { return false }
    guard let textContentType else { return true }
    return !textContentType.isCredential && ![.emailAddress, .URL, .oneTimeCode].contains(textContentType)
  }
}
