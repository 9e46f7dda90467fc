/// The members with which an app replaces or removes a placeholder of a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the content into the data at the index path that it
  ///   receives. It does not call `insertRows(at:with:)`.
  /// - Returns: `false`, without a call of the closure, if the table does not contain the placeholder any more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder.
  ///
  /// - Returns: `false` if the table does not contain the placeholder any more.
  @discardableResult
  func deletePlaceholder() -> Bool
}
