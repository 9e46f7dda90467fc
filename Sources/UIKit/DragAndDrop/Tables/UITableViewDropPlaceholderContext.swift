/// The members with which an app replaces or removes a placeholder of a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the content into the data at the index path that it receives.
  ///   It does not call `insertRows(at:with:)`.
  /// - Returns: `false`, without a call of the closure, if the table does not contain the placeholder any more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder.
  ///
  /// - Returns: `false` if the table does not contain the placeholder any more.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// The context of one placeholder of a table.
@MainActor
final class TableDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let id: Int
  private weak var table: UITableView?
  private let animator: any UIDragAnimating

  init(_ dragItem: UIDragItem, _ id: Int, in table: UITableView?, _ animator: any UIDragAnimating) {
    self.dragItem = dragItem
    self.id = id
    self.table = table
    self.animator = animator
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    table?.commitPlaceholder(id, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { table?.deletePlaceholder(id) ?? false }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
