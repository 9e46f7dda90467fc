extension UICollectionView {
  /// The positions to which an item can be scrolled: at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left side.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right side.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Constants that specify when the size of a cell that sizes itself is determined again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The size remains until the item is reloaded.
    case disabled = 0
    /// The size follows the content configuration, and the app can invalidate the intrinsic content size.
    case enabled = 1
    /// The size also follows the constraints in the content view.
    case enabledIncludingConstraints = 2
  }

  /// Constants that specify the direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// Constants that specify the type of an element.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A view beside the items, such as a header.
    case supplementaryView
    /// A decorative view that does not depend on data.
    case decorationView
  }

  /// The kind of supplementary view that is the header of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of supplementary view that is the footer of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
