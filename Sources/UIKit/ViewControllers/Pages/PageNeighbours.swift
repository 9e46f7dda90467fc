/// The known spreads before and after the current one.
@MainActor
struct PageNeighbours {
  private enum Place {
    case unknown
    case empty
    case spread(PageSpread)
  }

  private var before = Place.unknown
  private var after = Place.unknown

  /// Returns whether the spread in a direction must be requested from the data source.
  func isUnknown(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    if case .unknown = place(direction) { true } else { false }
  }

  subscript(direction: UIPageViewController.NavigationDirection) -> PageSpread? {
    if case .spread(let spread) = place(direction) { spread } else { nil }
  }

  /// Records the spread in a direction that the data source has returned.
  mutating func note(_ spread: PageSpread?, _ direction: UIPageViewController.NavigationDirection) {
    set(direction, spread.map(Place.spread) ?? .empty)
  }

  /// Discards a spread with a page that is no longer available.
  mutating func forget(_ page: UIViewController) {
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse]
    where self[direction]?.contains(page) == true { set(direction, .unknown) }
  }

  private func place(_ direction: UIPageViewController.NavigationDirection) -> Place {
    direction == .forward ? after : before
  }

  private mutating func set(_ direction: UIPageViewController.NavigationDirection, _ place: Place) {
    if direction == .forward { after = place } else { before = place }
  }
}
