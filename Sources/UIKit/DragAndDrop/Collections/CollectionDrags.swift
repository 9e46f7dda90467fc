/// The delegate of a collection view's drag interaction.
///
/// It asks the collection view's drag delegate about the item under the touch.
@MainActor
final class CollectionDrags: NSObject, UIDragInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The index paths from which the items were dragged.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  /// The session of a drag that began in the collection view.
  private(set) weak var session: (any UIDragSession)?

  init(_ collection: UICollectionView) { self.collection = collection }

  private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

  /// Returns the index path from which an item was dragged.
  func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  private var state = UICollectionViewCell.DragState.none

  /// Returns the state of an item that is displayed during a drag.
  func state(of place: IndexPath) -> UICollectionViewCell.DragState { sources.values.contains(place) ? state : .none }

  private func note(_ items: [UIDragItem], from place: IndexPath) {
    for item in items { sources[ObjectIdentifier(item)] = place }
  }

  /// Updates the index paths of the items after a change of the data.
  func follow(_ update: SectionedUpdate) {
    sources = sources.compactMapValues(update.newItem)
  }

  // MARK: - Providing Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = [:]
    guard let delegate, !collection.isEditing || collection.allowsSelectionDuringEditing,
      let place = collection.indexPathForItem(at: session.location(in: collection))
    else { return [] }
    // The other selected items are dragged with a selected one.
    let selected = (collection.indexPathsForSelectedItems ?? []).sorted()
    let places = selected.contains(place) ? [place] + selected.filter { $0 != place } : [place]
    var items: [UIDragItem] = []
    for place in places {
      let own = delegate.collectionView(collection, itemsForBeginning: session, at: place)
      guard !items.isEmpty || !own.isEmpty else { return [] }
      note(own, from: place)
      items += own
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let delegate, let place = collection.indexPathForItem(at: point), !sources.values.contains(place) else {
      return []
    }
    let items = delegate.collectionView(collection, itemsForAddingTo: session, at: place, point: point)
    note(items, from: place)
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
    sources = [:]
    for cell in collection.visibleCells { cell.dragState = .none }
    delegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  private func setState(_ state: UICollectionViewCell.DragState) {
    self.state = state
    for place in sources.values { collection.cellForItem(at: place)?.dragState = state }
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
