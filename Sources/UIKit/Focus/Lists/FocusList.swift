/// A table or a collection view, whose cells can be focused.
@MainActor
protocol FocusList: UIScrollView {
  /// The visible cell at the index path that was focused last; `nil` if there is none.
  var lastFocusedCell: UIView? { get }

  /// A Boolean value that indicates whether the index path that was focused last is in the data, but not visible.
  var hasHiddenFocus: Bool { get }

  /// Scrolls to the nearest cell beyond the visible part of the list that can be focused, and returns it.
  func revealCell(in heading: UIFocusHeading, from item: any UIFocusItem) -> (any UIFocusItem)?

  /// Selects the row of a focused cell, as a tap does.
  func activateCell(_ cell: any UIFocusItem)
}

/// The last focused index paths of lists.
struct ListFocus {
  /// The values that the app has set.
  var allowsFocus: Bool?
  var selectionFollowsFocus: Bool?
  /// The index path whose cell was focused last.
  var lastIndexPath: IndexPath?
}

/// The lists in which items are.
@MainActor
enum FocusLists {
  /// Returns the innermost list that contains an item.
  static func list(around item: any UIFocusItem) -> (any FocusList)? {
    var next = item is UIView ? FocusHierarchy.view(item)?.superviewStorage : FocusHierarchy.view(item)
    while let current = next {
      if let list = current as? any FocusList { return list }
      next = current.superviewStorage
    }
    return nil
  }

  /// Returns whether an item is the cell of a row or an item.
  static func isCell(_ item: any UIFocusItem) -> Bool {
    (item as? UITableViewCell)?.table != nil || (item as? UICollectionViewCell)?.collectionView != nil
  }

  /// Returns whether an item is a selected cell.
  static func isSelected(_ item: any UIFocusItem) -> Bool {
    (item as? UITableViewCell)?.isSelected ?? (item as? UICollectionViewCell)?.isSelected ?? false
  }
}
