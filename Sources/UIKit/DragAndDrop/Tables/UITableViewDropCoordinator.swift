/// An item that the user has dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item that was dragged.
  var dragItem: UIDragItem { get }
  /// The row from which the item was dragged; `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview; zero if it has none.
  var previewSize: CGSize { get }
}

/// The members with which a delegate performs a drop on a table.
///
/// They also animate the items to their places.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that the user has dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row at which the items were dropped; `nil` below the rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop, which loads the content of the items.
  var session: any UIDropSession { get }
  /// Animates an item to a row, which the delegate has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item to a rectangle in the coordinates of a row's cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a placeholder, and animates an item to it.
  ///
  /// The data source does not know the placeholder, and its index paths do not count it. The result replaces or removes
  /// it later, when the content of the item is loaded.
  ///
  /// - Precondition: The placeholder's index path is in a section of the data, and its identifier is registered.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}

/// The coordinator of one drop.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private weak var table: UITableView?
  private let landings: DropLandings

  init(
    _ items: [ListDropItem], at destination: IndexPath?, _ proposal: UITableViewDropProposal,
    _ session: any UIDropSession, in table: UITableView, _ landings: DropLandings
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.table = table
    self.landings = landings
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let table else { return DragAnimator() }
    return landings.land(dragItem, at: .row(indexPath, of: table))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let table else { return DragAnimator() }
    return landings.land(dragItem, at: .part(rect, of: indexPath, in: table))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    landings.land(dragItem, at: .target(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    guard let table else { return DropPlaceholderContext(dragItem, 0, in: nil, DragAnimator()) }
    table.cancelReordering()
    let id = table.insertPlaceholder(placeholder, before: placeholder.insertionIndexPath)
    let animator = landings.land(dragItem, at: .placeholder(id, placeholder, in: table))
    return DropPlaceholderContext(dragItem, id, in: table, animator)
  }
}

extension DropLandings.Place {
  /// The place of a row.
  static func row(_ row: IndexPath, of table: UITableView) -> DropLandings.Place {
    .cell(
      { [weak table] in table?.cellForRow(at: row) }, frame: { [weak table] in table?.dropFrame(of: row) }, in: table,
      { [parameters = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: row)] _ in parameters })
  }

  /// The place of a placeholder.
  static func placeholder(
    _ id: Int, _ placeholder: UITableViewDropPlaceholder, in table: UITableView
  ) -> DropLandings.Place {
    .cell(
      { [weak table] in table?.live.placeholders[id] },
      frame: { [weak table] in
        table.flatMap { $0.geometry.span(ofPlaceholder: id) == nil ? nil : $0.placeholderRect(id) }
      }, in: table, { ($0 as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) } })
  }

  /// The place of a rectangle in the coordinates of a row's cell.
  static func part(_ rect: CGRect, of row: IndexPath, in table: UITableView) -> DropLandings.Place {
    .rectangle(
      { [weak table] in
        table?.dropFrame(of: row).map { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
      }, in: table)
  }
}

extension UITableView {
  /// Returns the frame of a row in the content; `nil` if there is no such row.
  fileprivate func dropFrame(of row: IndexPath) -> CGRect? {
    let frame = rectForRow(at: row)
    return frame.isEmpty ? nil : frame
  }
}
