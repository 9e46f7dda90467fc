extension UITableView {
  /// Styles of table views.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers remain at the top while their section scrolls.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections with rounded corners and insets.
    case insetGrouped
  }

  /// Positions to which a row can be scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The position that requires the least scrolling.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// Animations for inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// They slide to or from the right.
    case right
    /// Rows slide to or from the left.
    case left
    /// They slide to or from above.
    case top
    /// They slide to or from below.
    case bottom
    /// Not animated.
    case none
    /// They unfold from their middle, which here is a fade.
    case middle
    /// The animation that suits the table.
    case automatic = 100
  }

  /// The value that requests a height determined by the content.
  public class var automaticDimension: CGFloat { -1 }

  /// The name of the search icon in the section index.
  public class var indexSearch: String { "{search}" }
}
