extension UIPageViewController {
  /// How pages come and go.
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

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// On to the next page: it comes from where lines end, or from below.
    case forward = 0
    /// Back: the page comes from where lines begin, or from above.
    case reverse = 1
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// Where pages begin.
    case min = 1
    /// Between two pages.
    case mid = 2
    /// Where pages end.
    case max = 3
  }

  /// What can be said when a page view controller is created.
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
