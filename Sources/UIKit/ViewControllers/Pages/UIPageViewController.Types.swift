extension UIPageViewController {
  /// Constants that specify the style of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The pages curl like those of a book.
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// Constants that specify the axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are turned horizontally.
    case horizontal = 0
    /// Pages are turned vertically.
    case vertical = 1
  }

  /// Constants that specify the direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// The direction of the next page, which comes from the trailing side or from below.
    case forward = 0
    /// The direction of the previous page, which comes from the leading side or from above.
    case reverse = 1
  }

  /// Constants that specify the location of the spine.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// A spine at the left or at the top, beside one page.
    case min = 1
    /// A spine between two pages.
    case mid = 2
    /// A spine at the right or at the bottom, beside one page.
    case max = 3
  }

  /// The keys of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine of pages that curl, a ``SpineLocation`` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between two pages that scroll, a number of points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.NavigationDirection {
  var opposite: Self { self == .forward ? .reverse : .forward }
  /// The sign of movements in the direction: 1 toward the next page, -1 toward the previous page.
  var sign: CGFloat { self == .forward ? 1 : -1 }
}
