/// The traits of the keyboard for an object that accepts text.
///
/// Every member is optional; the documented default applies to a member that is not implemented.
///
/// - Note: What has no effect without a dictionary or a keychain (smart punctuation, inline predictions, password
///   rules) is not there.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The autocapitalization style. The default is `sentences`.
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
  /// A Boolean value that indicates whether the return key cannot be pressed while there is no text. The default is
  /// `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden. The default is `false`.
  var isSecureTextEntry: Bool { get }
  /// The semantic meaning of the text.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// At sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system's default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system's default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The keyboard of the language.
  public var keyboardType: UIKeyboardType { .default }
  /// The appearance of the interface.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// It can always be pressed.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Returns `false`.
  public var isSecureTextEntry: Bool { false }
  /// Returns `nil`.
  public var textContentType: UITextContentType! { nil }
}
