/// The delegate of a list's drag interaction.
///
/// It asks the list about the cell under the touch.
@MainActor
final class ListDrags<List: DragList>: NSObject, UIDragInteractionDelegate {
  private unowned let list: List
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The index paths from which the items were dragged.
  private var sources = ListDragSources()
  /// The session of a drag that began in the list.
  private(set) weak var session: (any UIDragSession)?
  private var state = List.Cell.DragState.none

  init(_ list: List) { self.list = list }

  /// Returns the index path from which an item was dragged.
  func source(of item: UIDragItem) -> IndexPath? { sources[item] }

  /// Returns the index path from which the only item of a drop was dragged; `nil` for any other drop.
  func onlySource(of drop: any UIDropSession) -> IndexPath? {
    guard let session, drop.localDragSession === session, drop.items.count == 1 else { return nil }
    return source(of: drop.items[0])
  }

  /// Returns whether the item at an index path is being dragged.
  func isSource(_ place: IndexPath) -> Bool { session != nil && sources.contains(place) }

  /// Returns the state of a cell that is displayed during a drag.
  func state(of place: IndexPath) -> List.Cell.DragState { sources.contains(place) ? state : .none }

  /// Updates the index paths of the items after a change of the data.
  func follow(_ update: SectionedUpdate) { sources.follow(update) }

  // MARK: - Providing Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = ListDragSources()
    guard list.canBeginDrag, let place = list.draggedPlace(at: session.location(in: list)) else { return [] }
    var items: [UIDragItem] = []
    for place in ListDragSources.dragged(at: place, selection: list.draggableSelection) {
      let own = list.items(forBeginning: session, at: place)
      guard !items.isEmpty || !own.isEmpty else { return [] }
      sources.record(own, from: place)
      items += own
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard list.canAddToDrag, let place = list.draggedPlace(at: point), !sources.contains(place) else { return [] }
    let items = list.items(forAddingTo: session, at: place, point)
    sources.record(items, from: place)
    // The cell is dimmed when its preview has been created.
    AppRuntime.shared.performAfterCommit { [weak self] in if self?.session != nil { self?.setState(.dragging) } }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let place = source(of: item), let cell = list.draggedCell(at: place), cell.window != nil else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragPreviewParameters(at: place) ?? UIDragPreviewParameters())
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
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    self.session = nil
    state = .none
    sources = ListDragSources()
    for cell in list.draggedCells { cell.dragState = .none }
    list.dragDidEnd(session)
  }

  private func setState(_ state: List.Cell.DragState) {
    self.state = state
    for place in sources.indexPaths { list.displayedCell(at: place)?.dragState = state }
  }

  // MARK: - Restricting the Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.allowsMove(in: session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.isRestrictedToApp(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { true }
}
