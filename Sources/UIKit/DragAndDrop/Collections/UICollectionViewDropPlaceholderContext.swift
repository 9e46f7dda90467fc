/// The members with which an app replaces or removes a placeholder of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that was dropped.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with an item of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the content into the data at the index path that it receives.
  ///   It does not call `insertItems(at:)`.
  /// - Returns: `false`, without a call of the closure, if the collection view does not contain the placeholder any more.
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

/// The context of one placeholder of a collection view.
@MainActor
final class CollectionDropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let id: Int
  private weak var collection: UICollectionView?
  private let animator: any UIDragAnimating

  init(_ dragItem: UIDragItem, _ id: Int, in collection: UICollectionView?, _ animator: any UIDragAnimating) {
    self.dragItem = dragItem
    self.id = id
    self.collection = collection
    self.animator = animator
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    collection?.commitPlaceholder(id, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { collection?.deletePlaceholder(id) ?? false }

  func setNeedsCellUpdate() { collection?.setNeedsUpdate(ofPlaceholder: id) }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
