/// The delegate of a table's drop interaction.
///
/// It finds the row under a drag and asks the table's drop delegate.
///
/// A row that the data source can move is moved by the data source, as with the reorder control.
@MainActor
final class TableDrops: NSObject, UIDropInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private(set) weak var session: (any UIDropSession)?
  private var proposal: UITableViewDropProposal?
  private var destination: IndexPath?
  /// The number of the data to which the destination belongs.
  private var generation = 0
  private weak var highlighted: UITableViewCell?
  private var landings = DropLandings()

  init(_ table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

  // MARK: - Rows That Are Moved Within the Table

  /// Returns the row that is dragged alone within the table.
  private func source(_ session: any UIDropSession) -> IndexPath? {
    table.drags.onlySource(of: session).flatMap { table.geometry.contains($0) ? $0 : nil }
  }

  /// Returns the row from which an item was dragged, if the data still contains it.
  private func sourceRow(of item: UIDragItem) -> IndexPath? {
    table.drags.source(of: item).flatMap { table.geometry.contains($0) ? $0 : nil }
  }

  /// Returns the row that is dragged if the data source can move it.
  private func movableSource(_ session: any UIDropSession) -> IndexPath? {
    source(session).flatMap { table.dataSource?.tableView(table, canMoveRowAt: $0) == true ? $0 : nil }
  }

  /// Returns the proposal of a table whose delegate makes none.
  ///
  /// A table without a delegate receives only rows that it can move.
  func standardProposal(for session: any UIDropSession) -> UITableViewDropProposal {
    movableSource(session) == nil
      ? UITableViewDropProposal(operation: delegate == nil ? .cancel : .copy)
      : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  // MARK: - Following the Drag

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    delegate?.tableView(table, canHandle: session) ?? (movableSource(session) != nil)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    self.session = session
    landings = DropLandings()
    delegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    let point = session.location(in: table)
    let aimed = aim(at: point, session)
    let proposal =
      delegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: aimed)
      ?? standardProposal(for: session)
    // The delegate may have ended the drag.
    guard self.session === session else { return proposal }
    self.proposal = proposal
    destination = aim(at: point, session)
    generation = table.live.generation
    show(session)
    return proposal
  }

  /// Returns the row at a point for the intent of the last proposal.
  private func aim(at point: CGPoint, _ session: any UIDropSession) -> IndexPath? {
    switch proposal?.intent {
    case .insertIntoDestinationIndexPath: return table.geometry.row(at: point.y)
    case .automatic where isInto(point): return table.geometry.row(at: point.y)
    default: return table.insertionRow(at: point.y, from: source(session))
    }
  }

  /// Returns whether a point is in the middle of a row.
  private func isInto(_ point: CGPoint) -> Bool {
    guard let row = table.geometry.row(at: point.y) else { return false }
    let part = (point.y - table.geometry.rowStart(row)) / table.geometry.rowHeight(row)
    return part > 0.25 && part < 0.75
  }

  private func show(_ session: any UIDropSession) {
    var gap: TableGap?
    var row: IndexPath?
    if let proposal, let destination, [.copy, .move].contains(proposal.operation) {
      let point = session.location(in: table)
      switch proposal.intent {
      case .insertAtDestinationIndexPath: gap = makeGap(at: destination, session)
      case .automatic where !isInto(point): gap = makeGap(at: destination, session)
      case .insertIntoDestinationIndexPath, .automatic: row = destination
      case .unspecified: break
      }
    }
    table.showGap(gap)
    highlight(row.flatMap { table.cellForRow(at: $0) })
  }

  private func makeGap(at destination: IndexPath, _ session: any UIDropSession) -> TableGap {
    let source = source(session)
    let standard = table.rowHeight > 0 ? table.rowHeight : TableMetrics.rowHeight
    return TableGap(
      source: source, destination: destination, height: source.map { table.geometry.rowHeight($0) } ?? standard)
  }

  private func highlight(_ cell: UITableViewCell?) {
    guard cell !== highlighted else { return }
    highlighted?.setHighlighted(false, animated: false)
    highlighted = cell
    cell?.setHighlighted(true, animated: false)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    clear()
    delegate?.tableView(table, dropSessionDidExit: session)
  }

  private func clear() {
    session = nil
    proposal = nil
    destination = nil
    highlight(nil)
    table.showGap(nil)
  }

  // MARK: - Dropping

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let proposal else { return }
    highlight(nil)
    table.loadDataIfNeeded()
    if generation != table.live.generation { destination = aim(at: session.location(in: table), session) }
    let landings = landings
    if proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath, let destination,
      let source = movableSource(session)
    {
      move(source, to: destination, session.items[0])
    } else if let delegate {
      let isOwn = session.localDragSession === table.drags.session
      let items = ListDropItem.items(of: session) { isOwn ? sourceRow(of: $0) : nil }
      // The gap is replaced by what the delegate inserts. The rows move from where they are.
      table.showGap(nil, animated: false)
      let coordinator = TableDropCoordinator(items, at: destination, proposal, session, in: table, landings)
      delegate.tableView(table, performDropWith: coordinator)
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [table] in table.layoutIfNeeded() }
    }
  }

  private func move(_ source: IndexPath, to destination: IndexPath, _ item: UIDragItem) {
    if let gap = table.editingState.gap, let cell = table.cellForRow(at: source) {
      // The hidden cell is where the preview goes, so that it does not move across the table.
      UIView.performWithoutAnimation { cell.frame.origin.y = table.start(of: gap) }
    }
    table.showGap(nil, animated: false)
    if source != destination {
      table.dataSource?.tableView(table, moveRowAt: source, to: destination)
      table.change(.automatic) { $0.movedItems.append((source, destination)) }
    }
    _ = landings.land(item, at: .row(destination, of: table))
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
    delegate?.tableView(table, dropSessionDidEnd: session)
  }
}

extension UITableView {
  /// Returns the row at which an item at a vertical position is inserted; `nil` below the rows.
  ///
  /// - Parameters:
  ///   - y: The position in the content.
  ///   - source: The row that is moved; the index path is that after its removal.
  fileprivate func insertionRow(at y: CGFloat, from source: IndexPath?) -> IndexPath? {
    loadDataIfNeeded()
    if let row = geometry.row(at: y) {
      if source != nil { return row }
      let isAfter = y > geometry.rowStart(row) + geometry.rowHeight(row) / 2
      return IndexPath(row: row.row + (isAfter ? 1 : 0), section: row.section)
    }
    if var next = geometry.placeholder(at: y)?.next {
      if let source, source.section == next.section, source < next { next.row -= 1 }
      return next
    }
    guard let section = geometry.section(at: y), y < geometry.sectionEnd(section), y >= geometry.top else { return nil }
    if y < geometry.rowsStart(section) { return IndexPath(row: 0, section: section) }
    let count = geometry.numberOfRows(in: section)
    return IndexPath(row: source?.section == section ? max(0, count - 1) : count, section: section)
  }
}
