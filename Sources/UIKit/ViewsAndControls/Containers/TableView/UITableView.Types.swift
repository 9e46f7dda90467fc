extension UITableView {
  /// Constants that specify the style of a table.
  public enum Style: Int, Sendable {
    /// The rows extend from edge to edge, and headers remain at the top while their section scrolls.
    case plain
    /// There is space between the sections.
    case grouped
    /// The sections are inset and have rounded corners.
    case insetGrouped
  }

  /// Constants that specify from where the insets of separators are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The insets are measured from the edges of the cell.
    case fromCellEdges = 0
    /// The insets are added to the default insets.
    case fromAutomaticInsets = 1
  }

  /// Constants that specify when the size of a cell that sizes itself is determined again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The size remains until the row is reloaded.
    case disabled = 0
    /// The size follows the content configuration, and the app can invalidate the intrinsic content size.
    case enabled = 1
    /// The size also follows the constraints in the content view.
    case enabledIncludingConstraints = 2
  }

  /// Constants that specify the position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The position that requires the least scrolling.
    case none
    /// The top of the table.
    case top
    /// The middle of the table.
    case middle
    /// The bottom of the table.
    case bottom
  }

  /// Constants that specify the animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade
    /// The rows slide to or from the right.
    case right
    /// The rows slide to or from the left.
    case left
    /// The rows slide to or from the top.
    case top
    /// The rows slide to or from the bottom.
    case bottom
    /// The rows have the default animation, a fade.
    case none
    /// The rows unfold from their middle, which is a fade on this platform.
    case middle
    /// The table chooses a suitable animation.
    case automatic = 100
  }

  /// A value that specifies a height that the content determines.
  public class var automaticDimension: CGFloat { -1 }

  /// The name of the search icon in the section index.
  public class var indexSearch: String { "{search}" }
}
