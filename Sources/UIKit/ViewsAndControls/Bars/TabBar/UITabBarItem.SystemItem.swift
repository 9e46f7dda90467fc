extension UITabBarItem {
  /// Constants that specify the items of the system, which have a title and an image.
  public enum SystemItem: Int, Sendable {
    /// An item for additional tabs.
    case more = 0
    /// The user's favorites.
    case favorites = 1
    /// Content that the app features.
    case featured = 2
    /// The content with the highest ratings.
    case topRated = 3
    /// The items that the user accessed recently.
    case recents = 4
    /// The user's contacts.
    case contacts = 5
    /// A history of the user's actions.
    case history = 6
    /// The user's bookmarks.
    case bookmarks = 7
    /// A magnifying glass.
    case search = 8
    /// Items that are being downloaded or were downloaded.
    case downloads = 9
    /// The most recent items.
    case mostRecent = 10
    /// The items that are viewed most.
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  var words: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}
