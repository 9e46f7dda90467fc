extension SceneInput {
  /// A change of a key of the connected keyboard.
  public struct Key: Codable, Equatable, Sendable {
    /// Constants that specify the phase of a key.
    public enum Phase: String, Codable, Sendable {
      /// The key is pressed, or repeats while it is held.
      case began
      /// The key is released.
      case ended
    }

    /// The modifier keys that are held.
    public struct Modifiers: OptionSet, Codable, Hashable, Sendable {
      /// The modifiers as bits.
      public let rawValue: Int

      /// Creates a set of modifiers from bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The Shift key.
      public static let shift = Modifiers(rawValue: 1 << 0)
      /// The Control key.
      public static let control = Modifiers(rawValue: 1 << 1)
      /// The Option key.
      public static let option = Modifiers(rawValue: 1 << 2)
      /// The Command key.
      public static let command = Modifiers(rawValue: 1 << 3)
      /// Caps Lock.
      public static let capsLock = Modifiers(rawValue: 1 << 4)

      /// All modifiers.
      static let all: Modifiers = [.shift, .control, .option, .command, .capsLock]
    }

    /// The position of the key, as its usage in the USB standard for human interface devices.
    public var usage: Int
    /// The phase of the key.
    public var phase: Phase
    /// The characters that the key enters with the modifiers; empty for a key that enters none.
    public var characters: String
    /// The modifier keys that are held.
    public var modifiers: Modifiers

    /// Creates a change of a key.
    public init(usage: Int, phase: Phase, characters: String = "", modifiers: Modifiers = []) {
      self.usage = usage
      self.phase = phase
      self.characters = characters
      self.modifiers = modifiers
    }
  }
}
