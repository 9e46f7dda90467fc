// The search bar of the top item, which is below the title.
extension UINavigationBar {
  /// The search controller whose search bar the bar displays.
  private var search: UISearchController? { controller == nil ? nil : topItem?.searchController }

  /// A Boolean value that indicates whether the bar displays only the search bar during a search.
  var hidesRow: Bool { search?.hidesNavigationRow == true }

  /// The height of the search bar while it is not collapsed.
  private var searchBarHeight: CGFloat { search?.searchBar.heightInNavigationBar ?? 0 }

  /// A Boolean value that indicates whether the search bar collapses when content scrolls.
  private var collapsesSearchBar: Bool {
    guard let search else { return false }
    return !search.showsActiveBar && topItem?.hidesSearchBarWhenScrolling == true
  }

  /// The height of the search bar if it collapses when content scrolls, or 0 if not.
  var collapsibleSearchBarHeight: CGFloat { collapsesSearchBar ? searchBarHeight : 0 }

  /// The height of the search bar if it is always visible, or 0 if not.
  var fixedSearchBarHeight: CGFloat { collapsesSearchBar ? 0 : searchBarHeight }

  /// Displays the search bar of the top item in place of the previous one.
  func updateSearchBar() {
    let new = search?.searchBar
    if let shownSearchBar, shownSearchBar !== new {
      shownSearchBar.leave(self)
      if shownSearchBar.superview === self { shownSearchBar.removeFromSuperview() }
    }
    shownSearchBar = new
    guard let new, new.superview !== self else { return }
    addSubview(new)
    new.enter(self)
  }

  /// Moves the search bar to the content that leaves the bar, so that it leaves with it.
  func moveSearchBar(to leaving: NavigationBarContent?) {
    guard let bar = shownSearchBar, let leaving else { return }
    shownSearchBar = nil
    leaving.carry(bar, frame: convert(bar.frame, to: leaving))
  }

  /// Places the search bar at the lower edge of the bar.
  func placeSearchBar(below top: CGFloat) {
    guard let bar = shownSearchBar else { return }
    let frame = CGRect(
      x: 0, y: top + extents.largeTitle + extents.pull, width: bounds.width,
      height: fixedSearchBarHeight + extents.searchBar)
    if bar.frame != frame { bar.frame = frame }
  }
}
