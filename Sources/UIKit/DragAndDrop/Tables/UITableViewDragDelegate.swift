/// Methods that provide the items for dragging rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of a row from which a drag is about to begin; an empty array for no drag.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// Asks the delegate for the items to add to a drag when the user taps a row.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Asks the delegate for the appearance of a row's preview; `nil` for the whole cell.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Tells the delegate that the user begins to move the items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that the drag and its animations have ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate whether the items can be moved instead of copied.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Asks the delegate whether the items can only be dropped in this app.
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  /// The default implementation returns no items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default implementation returns `nil`.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// The default implementation returns `true`.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// The default implementation returns `false`.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
