/// A description of a cell that a table shows temporarily, without a row of its data source.
///
/// For a drop, create a ``UITableViewDropPlaceholder``.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The row of the data source before which the placeholder is inserted.
  ///   - reuseIdentifier: The identifier of the cell, which must be registered with the table.
  ///   - rowHeight: The height of the cell, in points. If it is `UITableView.automaticDimension`, the content of the
  ///     cell determines it.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// The closure that sets the content of the cell; `nil` if its content does not change.
  ///
  /// The table calls it when it creates the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A description of a cell that a table shows in place of a dropped item until its data is loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure that returns the appearance of the cell's preview during the drop; `nil` for the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
