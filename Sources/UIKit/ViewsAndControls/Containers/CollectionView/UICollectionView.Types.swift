extension UICollectionView {
  /// Positions to which an item can be scrolled: one vertical and one horizontal position at most.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Directions in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// From side to side.
    case horizontal
  }

  /// Types of elements.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A view beside the items, such as a header.
    case supplementaryView
    /// A view that shows no data.
    case decorationView
  }

  /// The kind of supplementary view that is the header of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of supplementary view that is the footer of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
