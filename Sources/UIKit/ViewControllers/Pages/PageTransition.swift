/// One turning of pages, from the first movement to the end.
@MainActor
final class PageTransition {
  /// Who wants it.
  enum Cause {
    /// A finger that moves the pages.
    case swipe
    /// A finger on the page indicator.
    case tap
    /// The app.
    case call
  }

  let from: UIViewController?
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let cause: Cause
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
  /// Whether the page became a child for this.
  var isNewcomer = false
  /// Whether the old page was told that it leaves.
  var hasAnnouncedDeparture = false

  init(
    from: UIViewController?, to: UIViewController, direction: UIPageViewController.NavigationDirection, cause: Cause,
    isAnimated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.from = from
    self.to = to
    self.direction = direction
    self.cause = cause
    self.isAnimated = isAnimated
    self.completion = completion
  }

  /// Whether the delegate hears of it.
  var isByUser: Bool { cause != .call }
}

/// A page that the app wants to be shown.
@MainActor
struct PageRequest {
  let page: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
}
