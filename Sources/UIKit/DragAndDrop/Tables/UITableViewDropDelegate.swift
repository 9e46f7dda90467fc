/// Methods that receive items in a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has dropped items, which it adds to the data and to the table.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Asks the delegate whether it receives such items, when a drag moves into the table.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that a drag has moved into the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Asks the delegate for a proposal when a drag moves in the table; the index path is `nil` below the rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Tells the delegate that a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drag that had entered the table has ended, with or without a drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate for the appearance of the preview that moves to a row; `nil` for the whole cell.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation proposes to move a row that the data source can move, and to copy other items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { tableView.drops.standardProposal(for: session) }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
