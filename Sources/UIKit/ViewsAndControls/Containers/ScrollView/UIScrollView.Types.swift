extension UIScrollView {
  /// Constants that determine how the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along the scrollable axes.
    ///
    /// In a navigation or tab bar controller, it is always added vertically.
    case automatic
    /// The safe area is added along the scrollable axes.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// The safe area is added on every side.
    case always
  }

  /// Constants that specify the style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The style that suits the interface style.
    case `default`
    /// A dark style, for light content.
    case black
    /// A light style, for dark content.
    case white
  }

  /// Constants that determine when scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none
    /// The keyboard is dismissed when the user begins to scroll.
    case onDrag
    /// The keyboard is dismissed when the drag reaches the area of the keyboard.
    case interactive
    /// The keyboard and its accessory view are dismissed when the user begins to scroll.
    ///
    /// An accessory view belongs to the first responder, so that this mode is equivalent to ``onDrag``.
    case onDragWithAccessory
    /// The keyboard and its accessory view are dismissed when the drag reaches their area.
    ///
    /// An accessory view belongs to the first responder, so that this mode is equivalent to ``interactive``.
    case interactiveWithAccessory
  }

  /// The fraction of the velocity of content that remains after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction that remains.
    public let rawValue: CGFloat

    /// Creates a deceleration rate from a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, at which content soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
