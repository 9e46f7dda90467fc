/// One turning of pages, from the first movement to the end.
@MainActor
final class PageTransition {
  /// The origin of the transition.
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
  /// A Boolean value that indicates whether the page became a child for this.
  var isNewcomer = false
  /// A Boolean value that indicates whether the old page received its `viewWillDisappear`.
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

  /// A Boolean value that indicates whether the delegate is notified.
  var isByUser: Bool { cause != .call }
}

/// A page that the app requested.
@MainActor
struct PageRequest {
  let page: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
}
