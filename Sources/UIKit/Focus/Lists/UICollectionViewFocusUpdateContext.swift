/// The information about an update of the focus in which a collection view takes part.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item whose cell is or contains the previously focused item; `nil` if that is not in a cell of the collection
  /// view.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item whose cell is or contains the item that is focused next; `nil` if that is not in a cell of the collection
  /// view.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
    previouslyFocusedIndexPath = context.previouslyFocusedItem.flatMap(collectionView.indexPath(containing:))
    nextFocusedIndexPath = context.nextFocusedItem.flatMap(collectionView.indexPath(containing:))
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }
}
