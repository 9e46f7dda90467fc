/// The traits of the keyboard for an object that accepts text.
///
/// All members are optional. The documented default applies to a member that is not implemented.
///
/// - Note: Traits that require a dictionary or a keychain, such as smart punctuation, inline predictions, and password
///   rules, are not available.
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
}
