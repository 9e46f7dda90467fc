/// The configuration of a list, whose rows are as wide as the collection view.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// Constants that specify the appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows extend from edge to edge, and headers remain at the top while their section scrolls.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections with rounded corners and insets.
    case insetGrouped
    /// The list of a sidebar.
    case sidebar
    /// The plain list of a sidebar.
    case sidebarPlain
  }

  /// Constants that specify the kind of headers.
  public enum HeaderMode: Int, Sendable {
    /// Sections have no headers.
    case none
    /// Headers are supplementary views.
    case supplementary
    /// The first item of a section is its header.
    case firstItemInSection
  }

  /// Constants that specify the kind of footers.
  public enum FooterMode: Int, Sendable {
    /// Sections have no footers.
    case none
    /// Footers are supplementary views.
    case supplementary
  }

  /// A closure that returns the separators of an item, from those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A closure that returns the actions that swiping an item shows.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance.
  public let appearance: Appearance

  /// Creates the configuration of a list.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar
  }

  /// A Boolean value that indicates whether there are lines between rows.
  ///
  /// The default is `true`, except in a sidebar.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the lines of an item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list.
  ///
  /// The default is `nil`, for the color of the system for the appearance. `clear` shows what is behind the list.
  public var backgroundColor: UIColor?

  /// The color behind the list, which the appearance determines unless the app does.
  var usedBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
  /// The kind of headers.
  ///
  /// The default is `none`.
  public var headerMode = HeaderMode.none
  /// The kind of footers.
  ///
  /// The default is `none`.
  public var footerMode = FooterMode.none
  /// The padding above headers; `nil` for the standard one.
  public var headerTopPadding: CGFloat?
  /// The closure that returns the actions at the leading side of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions at the trailing side of an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
