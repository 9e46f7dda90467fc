extension UIScrollView {
  /// When the safe area becomes part of the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and always vertically in a navigation or tab bar interface.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Always, on every side.
    case always
  }

  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// As the interface style wants it.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// As soon as a finger moves the content.
    case onDrag
    /// When the finger reaches what the bottom inset keeps free, which is where the keyboard is.
    case interactive
  }

  /// What is left of the speed of content after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Coming to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
