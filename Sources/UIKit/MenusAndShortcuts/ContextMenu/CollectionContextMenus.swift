/// The delegate of a collection view's context menu interaction.
///
/// It asks the collection view's delegate about the items under the touch.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The item under the touch.
  private var item: IndexPath?

  init(_ collection: UICollectionView) { self.collection = collection }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item = collection.indexPathForItem(at: location)
    let selected = (collection.indexPathsForSelectedItems ?? []).sorted()
    let items = item.map { item in selected.contains(item) ? selected : [item] } ?? []
    return collection.delegate?.collectionView(collection, contextMenuConfigurationForItemsAt: items, point: location)
  }

  private var cell: UICollectionViewCell? {
    item.flatMap { collection.cellForItem(at: $0) }.flatMap { $0.window == nil ? nil : $0 }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item else { return nil }
    return collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
      ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let item else { return nil }
    return collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
      ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
