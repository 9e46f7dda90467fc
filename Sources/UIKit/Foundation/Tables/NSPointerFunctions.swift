/// The ways in which a table refers to its objects and compares them.
///
/// - Note: Foundation has the class on Apple's platforms. Here it is the namespace of its options.
public enum NSPointerFunctions {
  /// Options that determine how a table refers to its objects and compares them.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options with bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The table retains its objects, which is the default.
    public static let strongMemory: Options = []
    /// The table does not retain its objects, which disappear from it when they are released.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are equal if `isEqual(_:)` returns `true`, which is the default.
    public static let objectPersonality: Options = []
    /// Objects are equal if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// The table copies its objects.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
