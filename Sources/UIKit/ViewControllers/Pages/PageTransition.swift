/// One transition between spreads, from the first movement to the end.
@MainActor
final class PageTransition {
  /// The origin of the transition.
  enum Cause {
    /// The user drags the pages.
    case swipe
    /// The user taps the page indicator, or the edge of a page.
    case tap
    /// The app sets pages.
    case call
  }

  let from: PageSpread
  let to: PageSpread
  let direction: UIPageViewController.NavigationDirection
  let cause: Cause
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
  /// The pages that the transition added as children.
  var newcomers: [UIViewController] = []
  /// A Boolean value that indicates whether the old pages received their `willMove(toParent:)`.
  var hasAnnouncedDeparture = false

  init(
    from: PageSpread, to: PageSpread, direction: UIPageViewController.NavigationDirection, cause: Cause,
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

  /// The pages that become visible.
  var entering: [UIViewController] { to.pages(notIn: from) + (isAnimated ? [to.back].compactMap(\.self) : []) }

  /// The pages that do not remain visible.
  var leaving: [UIViewController] { from.pages(notIn: to) }
}

/// Pages that the app requested.
@MainActor
struct PageRequest {
  let spread: PageSpread
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
}
