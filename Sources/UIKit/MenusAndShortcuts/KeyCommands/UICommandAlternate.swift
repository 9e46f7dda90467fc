/// An action that a command performs instead of its own while additional modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, @MainActor NSCopying {
  /// The title of the alternative.
  public let title: String
  /// The method that the alternative calls.
  public let action: Selector
  /// The modifier keys that are pressed in addition to those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }

  /// Returns the alternative itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
