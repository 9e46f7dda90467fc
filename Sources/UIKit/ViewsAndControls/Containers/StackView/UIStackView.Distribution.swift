extension UIStackView {
  /// The layout of the arranged views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; their priorities determine which are stretched or compressed.
    case fill = 0
    /// They fill it and are equally long.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The views have their own lengths and equal spaces between them, which are at least the spacing.
    case equalSpacing = 3
    /// They have equal distances between their centers where possible, and at least the spacing between them.
    case equalCentering = 4
  }

  /// The layout of the arranged views perpendicular to the stack's axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading = 1
    /// The first lines of text are on one line; for horizontal stacks.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing = 4
    /// The last lines of text are on one line; for horizontal stacks.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
