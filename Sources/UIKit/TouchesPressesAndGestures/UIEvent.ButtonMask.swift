extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button for clicks.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button for menus.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the set with a button.
    ///
    /// - Parameter buttonNumber: The number of the button, which is 1 for the primary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...Int.bitWidth).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
