/// The requirements for passwords that the system generates for a text field.
///
/// - Note: The runtime generates no passwords. The rules are stored.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, @MainActor NSCopying {
  /// The rules, in the language of password rules.
  public let passwordRulesDescriptor: String

  /// Creates rules from their description, such as `required: upper; required: digit; minlength: 12;`.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, because they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
