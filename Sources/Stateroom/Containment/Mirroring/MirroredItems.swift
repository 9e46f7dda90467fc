/// What a container shows in the bars around it on behalf of its content.
public struct MirroredItems: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// A set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The title. As everywhere in UIKit, it is also that of the navigation and the tab bar item.
  public static let title = MirroredItems(rawValue: 1)
  /// What a navigation bar shows: title, buttons, prompt, the look of the title.
  public static let navigationItem = MirroredItems(rawValue: 2)
  /// The items of a navigation controller's toolbar. There are none on tvOS.
  public static let toolbarItems = MirroredItems(rawValue: 4)
  /// What a tab bar shows: title, pictures, badge.
  public static let tabBarItem = MirroredItems(rawValue: 8)
  /// Everything.
  public static let all: MirroredItems = [.title, .navigationItem, .toolbarItems, .tabBarItem]
}
