/// The delegate of a collection view's drag interaction.
///
/// It asks the collection view's drag delegate about the item under the touch.
@MainActor
final class CollectionDrags: NSObject, UIDragInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The index paths from which the items were dragged.
  private var sources = ListDragSources()
  /// The session of a drag that began in the collection view.
  private(set) weak var session: (any UIDragSession)?

  init(_ collection: UICollectionView) { self.collection = collection }

  private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

  /// Returns the index path from which an item was dragged.
  func source(of item: UIDragItem) -> IndexPath? { sources[item] }

  /// Returns whether the item at an index path is being dragged.
  func isSource(_ indexPath: IndexPath) -> Bool { session != nil && sources.contains(indexPath) }

  private var state = UICollectionViewCell.DragState.none

  /// Returns the state of an item that is displayed during a drag.
  func state(of place: IndexPath) -> UICollectionViewCell.DragState { sources.contains(place) ? state : .none }

  /// Updates the index paths of the items after a change of the data.
  func follow(_ update: SectionedUpdate) { sources.follow(update) }

  // MARK: - Providing Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = ListDragSources()
    guard let delegate, !collection.isEditing || collection.allowsSelectionDuringEditing,
      let place = collection.indexPathForItem(at: session.location(in: collection))
    else { return [] }
    var items: [UIDragItem] = []
    for place in ListDragSources.dragged(at: place, selection: collection.indexPathsForSelectedItems) {
      let own = delegate.collectionView(collection, itemsForBeginning: session, at: place)
      guard !items.isEmpty || !own.isEmpty else { return [] }
      sources.record(own, from: place)
      items += own
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let delegate, let place = collection.indexPathForItem(at: point), !sources.contains(place) else {
      return []
    }
    let items = delegate.collectionView(collection, itemsForAddingTo: session, at: place, point: point)
    sources.record(items, from: place)
    // The cell is dimmed when its preview has been created.
    AppRuntime.shared.performAfterCommit { [weak self] in if self?.session != nil { self?.setState(.dragging) } }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let place = source(of: item), let cell = collection.cellForItem(at: place), cell.window != nil else {
      return nil
    }
    let parameters = delegate?.collectionView(collection, dragPreviewParametersForItemAt: place)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { preview(of: item) }

  // MARK: - Following the Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    setState(.lifting)
    (session as? DragSession)?.onPutDown = { [weak self] in self?.setState(.none) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    self.session = session
    setState(.dragging)
    delegate?.collectionView(collection, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    self.session = nil
    state = .none
    sources = ListDragSources()
    for cell in collection.visibleCells { cell.dragState = .none }
    delegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  private func setState(_ state: UICollectionViewCell.DragState) {
    self.state = state
    for place in sources.indexPaths { collection.cellForItem(at: place)?.dragState = state }
  }

  // MARK: - Restricting the Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { delegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { delegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { true }
}
