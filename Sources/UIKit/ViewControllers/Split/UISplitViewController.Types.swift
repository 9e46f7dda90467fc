extension UISplitViewController {
  /// Constants that specify the number of columns of a split view interface.
  public enum Style: Int, Sendable {
    /// The classic interface, with a primary and a secondary view controller.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary, and a secondary column.
    case tripleColumn = 2
  }

  /// Constants that identify the columns of a split view interface.
  public enum Column: Int, Sendable {
    /// The column at the edge.
    case primary = 0
    /// The column between the primary and the secondary column, in an interface with three columns.
    case supplementary = 1
    /// The column with the content.
    case secondary = 2
    /// The column that is displayed in place of the others while the interface is collapsed.
    case compact = 3
  }

  /// Constants that specify the background of the primary column on a Mac.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the view controller.
    case none = 0
    /// The translucent background of a sidebar.
    case sidebar = 1
  }

  /// Constants that specify the visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible unless ``UISplitViewController/presentsWithGesture`` is `false`.
    case automatic = 0
    /// The button is not visible.
    case never = 1
    /// The button is visible whatever ``UISplitViewController/presentsWithGesture`` is.
    case always = 2
  }

  /// Constants that describe the arrangement of the columns.
  public enum DisplayMode: Int, Sendable {
    /// The split view controller chooses the arrangement.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// One column is beside the secondary column.
    case oneBesideSecondary = 2
    /// One column is over the secondary column.
    case oneOverSecondary = 3
    /// Two columns are beside the secondary column.
    case twoBesideSecondary = 4
    /// Two columns are over the secondary column.
    case twoOverSecondary = 5
    /// Two columns are visible, and the secondary column is partly moved off screen.
    case twoDisplaceSecondary = 6

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Constants that describe how the secondary column appears in relation to the others.
  public enum SplitBehavior: Int, Sendable {
    /// The split view controller chooses the behavior.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The other columns are over the secondary column.
    case overlay = 2
    /// The other columns move the secondary column partly off screen.
    case displace = 3
  }

  /// Constants that specify the side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The primary column is on the leading side.
    case leading = 0
    /// The primary column is on the trailing side.
    case trailing = 1
  }
}
