extension UIControl {
  /// Constants describing the state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal, or default, state.
    public static let normal: State = []
    /// The control is highlighted, for example by a touch inside.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// A range of values available for application use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// A range of values reserved for internal framework use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
