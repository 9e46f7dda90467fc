/// The delegate of a collection view's drop interaction.
///
/// It finds the item under a drag and asks the drop delegate.
@MainActor
final class CollectionDrops: NSObject, UIDropInteractionDelegate {
  private unowned let collection: UICollectionView
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private(set) weak var session: (any UIDropSession)?
  private var proposal: UICollectionViewDropProposal?
  private var destination: IndexPath?
  /// The number of the data to which the destination belongs.
  private var generation = 0
  private weak var highlighted: UICollectionViewCell?
  private var landings = DropLandings()

  init(_ collection: UICollectionView) { self.collection = collection }

  private var delegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

  /// Returns the item that is dragged alone within the collection view.
  private func source(_ session: any UIDropSession) -> IndexPath? {
    collection.drags.onlySource(of: session).flatMap { collection.contains($0) ? $0 : nil }
  }

  /// Returns the index path from which an item was dragged, if the data still contains it.
  private func sourcePlace(of item: UIDragItem) -> IndexPath? {
    collection.drags.source(of: item).flatMap { collection.contains($0) ? $0 : nil }
  }

  // MARK: - Following the Drag

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    delegate?.collectionView(collection, canHandle: session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    self.session = session
    landings = DropLandings()
    delegate?.collectionView(collection, dropSessionDidEnter: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    guard let delegate else { return UIDropProposal(operation: .cancel) }
    let aimed = aim(at: session.location(in: collection))
    let proposal = delegate.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: aimed)
    // The delegate may have ended the drag.
    guard self.session === session else { return proposal }
    self.proposal = proposal
    destination = aimed
    generation = collection.live.generation
    show(session)
    return proposal
  }

  /// Returns the index path at a point.
  ///
  /// An item under the touch gives way to the gap; the gap remains under the touch.
  private func aim(at point: CGPoint) -> IndexPath? {
    guard let gap = collection.dropGap else { return collection.item(at: point) }
    if let frame = collection.layoutStorage.layoutAttributesForItem(at: gap.destination)?.frame,
      collection.mirrored(frame).contains(point)
    {
      return collection.destination(of: gap)
    }
    return collection.item(at: point).map { item in
      let place = collection.placeholders.place(of: item)
      return collection.destination(
        of: MovementPath(source: gap.source, destination: place == gap.source ? gap.destination : gap.place(of: place)))
    }
  }

  private func show(_ session: any UIDropSession) {
    var gap: MovementPath?
    var cell: UICollectionViewCell?
    if let proposal, let destination, [.copy, .move].contains(proposal.operation) {
      switch proposal.intent {
      case .insertAtDestinationIndexPath: gap = collection.gap(from: source(session), to: destination)
      case .insertIntoDestinationIndexPath: cell = collection.cellForItem(at: destination)
      case .unspecified: break
      }
    }
    collection.showDropGap(gap)
    highlight(cell)
  }

  private func highlight(_ cell: UICollectionViewCell?) {
    guard cell !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = cell
    cell?.isHighlighted = true
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    clear()
    delegate?.collectionView(collection, dropSessionDidExit: session)
  }

  private func clear() {
    session = nil
    proposal = nil
    destination = nil
    highlight(nil)
    collection.showDropGap(nil)
  }

  // MARK: - Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let proposal, let delegate else { return }
    highlight(nil)
    collection.layoutIfNeeded()
    if generation != collection.live.generation { destination = aim(at: session.location(in: collection)) }
    let isOwn = session.localDragSession === collection.drags.session
    let items = ListDropItem.items(of: session) { isOwn ? sourcePlace(of: $0) : nil }
    // The gap is replaced by what the delegate inserts. The items move from where they are.
    collection.showDropGap(nil, animated: false)
    let coordinator = CollectionDropCoordinator(items, at: destination, proposal, session, in: collection, landings)
    delegate.collectionView(collection, performDropWith: coordinator)
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [collection] in
      collection.layoutIfNeeded()
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { landings.preview(for: item, default: defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { landings.join(animator, for: item) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    landings.end()
    clear()
    delegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}

extension UICollectionView {
  /// The item that is taken out for the gap for a drop; `nil` if items are only inserted.
  var liftedItem: IndexPath? { dropGap?.source.flatMap(placeholders.item) }

  /// Returns the gap for a drop at an item, after the removal of the source.
  fileprivate func gap(from source: IndexPath?, to destination: IndexPath) -> MovementPath {
    MovementPath(
      source: source.map(placeholders.place), destination: placeholders.without(source).place(of: destination))
  }

  /// Returns the item at which items that are dropped on a gap are inserted, after the removal of the source.
  fileprivate func destination(of gap: MovementPath) -> IndexPath {
    placeholders.without(gap.source.flatMap(placeholders.item)).insertion(at: gap.destination)
  }

  /// Opens, moves, or closes the gap for a drop.
  func showDropGap(_ gap: MovementPath?, animated: Bool = true) {
    let old = dropGap
    guard gap != old, movement == nil else { return }
    let lifted = liftedItem
    dropGap = gap
    if gap?.source != old?.source {
      if let lifted { live.cell(lifted)?.isLifted = false }
      if let liftedItem { live.cell(liftedItem)?.isLifted = true }
    }
    layoutStorage.invalidateLayout()
    guard animated, isDataLoaded, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layOutItems() }
  }
}
