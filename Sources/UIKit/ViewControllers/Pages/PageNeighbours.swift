/// The known pages before and after the current one.
@MainActor
struct PageNeighbours {
  private enum Place {
    case unknown
    case empty
    case page(UIViewController)
  }

  private var before = Place.unknown
  private var after = Place.unknown

  /// Returns whether the page in a direction must be requested from the data source.
  func isUnknown(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    if case .unknown = place(direction) { true } else { false }
  }

  subscript(direction: UIPageViewController.NavigationDirection) -> UIViewController? {
    if case .page(let page) = place(direction) { page } else { nil }
  }

  /// Records the page in a direction that the data source has returned.
  mutating func note(_ page: UIViewController?, _ direction: UIPageViewController.NavigationDirection) {
    set(direction, page.map(Place.page) ?? .empty)
  }

  /// Discards a page that is no longer available.
  mutating func forget(_ page: UIViewController) {
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse] where self[direction] === page {
      set(direction, .unknown)
    }
  }

  private func place(_ direction: UIPageViewController.NavigationDirection) -> Place {
    direction == .forward ? after : before
  }

  private mutating func set(_ direction: UIPageViewController.NavigationDirection, _ place: Place) {
    if direction == .forward { after = place } else { before = place }
  }
}
