/// One transition between pages, from the first movement to the end.
@MainActor
final class PageTransition {
  /// The origin of the transition.
  enum Cause {
    /// The user drags the pages.
    case swipe
    /// The user taps the page indicator.
    case tap
    /// The app sets a page.
    case call
  }

  let from: UIViewController?
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  let cause: Cause
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
  /// A Boolean value that indicates whether the transition added the page as a child.
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

  /// A Boolean value that indicates whether the user caused the transition.
  ///
  /// The delegate is then notified.
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
