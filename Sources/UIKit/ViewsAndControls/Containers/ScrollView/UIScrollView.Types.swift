extension UIScrollView {
  /// Constants that determine how the safe area is added to the content's insets.
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

  /// Styles of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The style that suits the interface style.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// Constants that determine when scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// The keyboard is dismissed when the user begins to scroll.
    case onDrag
    /// The keyboard is dismissed when the drag reaches the area of the bottom inset, where the keyboard is.
    case interactive
  }

  /// The fraction of the velocity of content that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that remains.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Coming to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
