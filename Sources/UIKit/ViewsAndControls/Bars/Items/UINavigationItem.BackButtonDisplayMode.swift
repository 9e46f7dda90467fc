extension UINavigationItem {
  /// Constants that specify the title of the back button that returns to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item, a general one if it has none or there is no room, or no title.
    case `default` = 0
    /// A general title, unless the back button item of the app has one.
    case generic = 1
    /// No title.
    case minimal = 2
  }
}
