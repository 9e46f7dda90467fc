/// The visible heights of the parts of a navigation bar that collapse when content scrolls.
struct NavigationBarExtents: Equatable {
  var largeTitle: CGFloat = 0
  var searchBar: CGFloat = 0
  /// The distance by which content is pulled down beyond the expanded bar.
  var pull: CGFloat = 0

  /// The height that the parts add to the bar.
  var total: CGFloat { largeTitle + searchBar }

  /// Creates the extents for a height above the content.
  ///
  /// The search bar collapses first, and then the large title.
  ///
  /// - Parameters:
  ///   - room: The height above the content.
  ///   - full: The extents of the expanded bar.
  init(in room: CGFloat, full: NavigationBarExtents) {
    largeTitle = min(max(room, 0), full.largeTitle)
    searchBar = min(max(room - full.largeTitle, 0), full.searchBar)
    pull = full.total > 0 ? max(room - full.total, 0) : 0
  }

  init(largeTitle: CGFloat = 0, searchBar: CGFloat = 0) {
    self.largeTitle = largeTitle
    self.searchBar = searchBar
  }

  /// The heights that are collapsed after each part has collapsed.
  var stops: [CGFloat] { [searchBar, total].filter { $0 > 0 } }
}
