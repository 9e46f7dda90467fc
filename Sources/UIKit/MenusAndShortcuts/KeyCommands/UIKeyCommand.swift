/// A command that is performed when a combination of keys is pressed on a connected keyboard.
///
/// A responder returns the key commands of its part of the interface, and handles their actions:
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(title: "Refresh", action: "refresh:", input: "r", modifierFlags: .command)]
///     }
///
/// The key commands of the first responder come first, then those of the responders above it, and finally those of the
/// main menu.
///
/// - Note: Keys have the characters of the user's keyboard; key commands are not adapted to layouts and writing
///   directions.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  // MARK: - Creating a Key Command

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The title in menus.
  ///   - image: The image in menus.
  ///   - action: The message that the first responder in the chain that implements it receives.
  ///   - input: The characters of the key, or one of the constants for keys without characters, such as `inputUpArrow`.
  ///   - modifierFlags: The modifier keys that must be pressed.
  ///   - propertyList: Data that distinguishes commands with the same action.
  ///   - alternates: The commands that replace this one while further modifier keys are pressed.
  ///   - discoverabilityTitle: The title in the overview of key commands.
  ///   - attributes: The style of the command.
  ///   - state: The mark in menus.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a key command without a key and an action, which is never performed.
  public convenience init() { self.init(action: "", input: "") }

  /// Creates a key command that is in no menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command that is in no menu, with a title in the overview of key commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  // MARK: - Getting Information About the Key Command

  /// The characters of the key, or a constant for a key without characters.
  public let input: String?
  /// The modifier keys that must be pressed.
  public let modifierFlags: UIKeyModifierFlags

  /// A Boolean value that indicates whether the command takes precedence over the input of text.
  ///
  /// The default is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// Returns a copy of the key command.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIKeyCommand(
      title: title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    copy.subtitle = subtitle
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    return copy
  }

  // MARK: - Matching

  /// Returns the action for a key, or `nil` if the key does not match.
  ///
  /// It is the action of the command or of an alternative.
  func action(for key: UIKey) -> Selector? {
    guard let input, !attributes.contains(.disabled) else { return nil }
    if Self.matches(input, modifierFlags, key) { return action }
    return alternates.first { Self.matches(input, modifierFlags.union($0.modifierFlags), key) }?.action
  }

  private static func matches(_ input: String, _ modifiers: UIKeyModifierFlags, _ key: UIKey) -> Bool {
    let held = key.modifierFlags.intersection(.ofCommands)
    let wanted = modifiers.intersection(.ofCommands)
    if let named = KeyboardLayout.key(named: input), KeyboardLayout.name(of: named.code) != nil {
      return named.code == key.keyCode && held == wanted
    }
    if input.lowercased() == key.charactersIgnoringModifiers.lowercased() { return held == wanted }
    // A character that needs Shift on the keyboard, such as "+", matches with or without Shift in the modifier flags.
    return input == key.characters && held.subtracting(.shift) == wanted.subtracting(.shift)
  }
}

// The inputs of keys without characters.
extension UIKeyCommand {
  /// The Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key, which deletes backward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"
}
