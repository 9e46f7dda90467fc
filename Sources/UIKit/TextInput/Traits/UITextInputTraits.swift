/// What the keyboard looks like and does for an object that takes text.
///
/// Every member is optional; what an object leaves out has the value documented as its default.
///
/// - Note: What has no effect without a dictionary or a keychain (smart punctuation, inline predictions, password
///   rules) is not there.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Where the keyboard begins with a capital letter; at sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether the keyboard corrects and predicts words.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Which keys the keyboard offers.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keyboard is dark or light.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the return key cannot be pressed while there is no text. The default is
  /// `false`.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether what is typed is hidden. The default is `false`.
  var isSecureTextEntry: Bool { get }
  /// What the text is about.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// At sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the system sees fit.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the system sees fit.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The keyboard of the language.
  public var keyboardType: UIKeyboardType { .default }
  /// As the interface.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// It can always be pressed.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// It is shown.
  public var isSecureTextEntry: Bool { false }
  /// Nothing in particular.
  public var textContentType: UITextContentType! { nil }
}
