/// The delegate of a table's drag interaction.
///
/// It asks the table's drag delegate about the row under the touch.
@MainActor
final class TableDrags: NSObject, UIDragInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The rows from which the items were dragged.
  private var sources = ListDragSources()
  /// The session of a drag that began in the table.
  private(set) weak var session: (any UIDragSession)?

  init(_ table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

  /// Returns the row from which an item was dragged.
  func source(of item: UIDragItem) -> IndexPath? { sources[item] }

  /// Returns whether the row at an index path is being dragged.
  func isSource(_ indexPath: IndexPath) -> Bool { session != nil && sources.contains(indexPath) }

  private var state = UITableViewCell.DragState.none

  /// Returns the state of a row that is displayed during a drag.
  func state(of row: IndexPath) -> UITableViewCell.DragState { sources.contains(row) ? state : .none }

  /// Updates the index paths of the items after a change of the data.
  func follow(_ update: SectionedUpdate) { sources.follow(update) }

  // MARK: - Providing Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = ListDragSources()
    guard let delegate, !table.isEditing || table.allowsSelectionDuringEditing,
      let row = table.indexPathForRow(at: session.location(in: table))
    else { return [] }
    var items: [UIDragItem] = []
    for row in ListDragSources.dragged(at: row, selection: table.indexPathsForSelectedRows) {
      let own = delegate.tableView(table, itemsForBeginning: session, at: row)
      guard !items.isEmpty || !own.isEmpty else { return [] }
      sources.record(own, from: row)
      items += own
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let delegate, let row = table.indexPathForRow(at: point), !sources.contains(row) else { return [] }
    let items = delegate.tableView(table, itemsForAddingTo: session, at: row, point: point)
    sources.record(items, from: row)
    // The cell is dimmed when its preview has been created.
    AppRuntime.shared.performAfterCommit { [weak self] in if self?.session != nil { self?.setState(.dragging) } }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let row = source(of: item), let cell = table.cellForRow(at: row), cell.window != nil else { return nil }
    let parameters = delegate?.tableView(table, dragPreviewParametersForRowAt: row)
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
    delegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    self.session = nil
    state = .none
    sources = ListDragSources()
    for cell in table.live.cells.values { cell.dragState = .none }
    delegate?.tableView(table, dragSessionDidEnd: session)
  }

  private func setState(_ state: UITableViewCell.DragState) {
    self.state = state
    for row in sources.indexPaths { table.liveCell(at: row)?.dragState = state }
  }

  // MARK: - Restricting the Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { delegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { true }
}
