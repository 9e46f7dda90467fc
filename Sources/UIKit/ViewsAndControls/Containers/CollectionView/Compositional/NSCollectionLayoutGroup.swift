/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item in the group.
  public let frame: CGRect
  /// The position of the item on the z-axis.
  public let zIndex: Int

  /// Creates a position.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a position, including a position on the z-axis.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// A closure that returns the positions of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A container for items that are laid out together: in a row, in a column, or at custom positions.
///
/// A section repeats its group for all items. A group repeats its subitems while they fit, and can contain other
/// groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of repetitions of the subitem; `nil` repeats it while it fits.
  let count: Int?
  /// A Boolean value that indicates whether the repetitions of the subitem divide the group equally.
  let dividesRoom: Bool

  init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, dividesRoom: Bool = false
  ) {
    if case .custom = arrangement {
    } else {
      expect(!subitems.isEmpty, "a group needs at least one subitem (was given none)")
      expect(count ?? 1 > 0, "the count of a group's subitem must be at least 1 (was \(count ?? 1))")
    }
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    self.dividesRoom = dividesRoom
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: - Creating a Group

  /// Returns a group of items from the leading to the trailing edge, which are repeated while they fit.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// Returns a group of an item that is repeated a number of times from the leading to the trailing edge.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }

  /// Returns a group of an item that is repeated a number of times, with equal shares of the group's width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, dividesRoom: true)
  }

  /// Returns a group of items from top to bottom, which are repeated while they fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// Returns a group of an item that is repeated a number of times from top to bottom.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }

  /// Returns a group of an item that is repeated a number of times, with equal shares of the group's height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, dividesRoom: true)
  }

  /// Returns a group with a closure that determines the positions of the items.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }

  // MARK: - Configuring a Group

  /// The distance between the items.
  ///
  /// The default is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// A Boolean value that indicates whether views of the group have to be measured.
  var isMeasured: Bool {
    if !layoutSize.measuredAxes.isEmpty { return true }
    return subitems.contains { item in
      (item as? NSCollectionLayoutGroup)?.isMeasured ?? !item.layoutSize.measuredAxes.isEmpty
    }
  }
}
