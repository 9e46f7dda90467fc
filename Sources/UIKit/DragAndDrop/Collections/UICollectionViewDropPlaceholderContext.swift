/// The members with which an app replaces or removes a placeholder of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with an item of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the content into the data at the index path that it
  ///   receives. It does not call `insertItems(at:)`.
  /// - Returns: `false`, without a call of the closure, if the collection view does not contain the placeholder any
  ///   more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder.
  ///
  /// - Returns: `false` if the collection view does not contain the placeholder any more.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Calls the placeholder's `cellUpdateHandler` again in the next layout pass, if its cell is displayed.
  func setNeedsCellUpdate()
}
