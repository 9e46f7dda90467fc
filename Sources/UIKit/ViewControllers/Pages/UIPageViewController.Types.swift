extension UIPageViewController {
  /// Styles of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// They scroll.
    case scroll = 1
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// Directions in which pages turn.
  public enum NavigationDirection: Int, Sendable {
    /// The next page, which comes from the trailing side, or from below.
    case forward = 0
    /// The previous page, which comes from the leading side, or from above.
    case reverse = 1
  }

  /// Locations of the spine.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// The spine at the beginning of the pages.
    case min = 1
    /// Between two pages.
    case mid = 2
    /// The spine at the end of the pages.
    case max = 3
  }

  /// Keys of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between two pages, a number of points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension UIPageViewController.NavigationDirection {
  var opposite: Self { self == .forward ? .reverse : .forward }
  /// 1 towards the next page, -1 back.
  var sign: CGFloat { self == .forward ? 1 : -1 }
}
