/// The items that a container mirrors from a child.
public struct MirroredItems: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int
  /// Creates an option set from a raw value.
  ///
  /// - Parameter rawValue: The raw value, with one bit for each item.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The title.
  ///
  /// As for any view controller, it is also the title of the navigation and the tab bar item.
  public static let title = MirroredItems(rawValue: 1)
  /// The properties of the navigation item: titles, buttons, prompt, search controller, and appearances.
  public static let navigationItem = MirroredItems(rawValue: 2)
  /// The items of a navigation controller's toolbar.
  ///
  /// On tvOS, this option has no effect.
  public static let toolbarItems = MirroredItems(rawValue: 4)
  /// The properties of the tab bar item: title, images, and badge.
  public static let tabBarItem = MirroredItems(rawValue: 8)
  /// All items.
  public static let all: MirroredItems = [.title, .navigationItem, .toolbarItems, .tabBarItem]
}
