extension UIStackView {
  /// Constants that specify the layout of the arranged views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis.
    ///
    /// Their priorities determine which views are stretched or compressed.
    case fill = 0
    /// The views fill the axis and have equal lengths.
    case fillEqually = 1
    /// The views fill the axis in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The views have their own lengths, and the spaces between them are equal and at least the spacing.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal if possible.
    ///
    /// The spaces are at least the spacing.
    case equalCentering = 4
  }

  /// Constants that specify the layout of the arranged views perpendicular to the stack's axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the available space from edge to edge.
    case fill = 0
    /// The views are aligned with the leading edge of a vertical stack, or with the top of a horizontal one.
    case leading = 1
    /// The views are aligned with their first baselines.
    ///
    /// It applies to horizontal stacks only.
    case firstBaseline = 2
    /// The views are centered.
    case center = 3
    /// The views are aligned with the trailing edge of a vertical stack, or with the bottom of a horizontal one.
    case trailing = 4
    /// The views are aligned with their last baselines.
    ///
    /// It applies to horizontal stacks only.
    case lastBaseline = 5

    /// The views are aligned with the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// The views are aligned with the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
