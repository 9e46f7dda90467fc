/// Methods that provide the items for dragging items of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of an item from which a drag is about to begin; an empty array for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  )
    -> [UIDragItem]
  /// Asks the delegate for the items to add to a drag when the user taps an item.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Asks the delegate for the appearance of an item's preview; `nil` for the whole cell.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Tells the delegate that the user begins to move the items.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that the drag and its animations have ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate whether the items can be moved instead of copied.
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Asks the delegate whether the items can only be dropped in this app.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  )
    -> Bool
}

extension UICollectionViewDragDelegate {
  /// The default implementation returns no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default implementation returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// The default implementation returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// The default implementation returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
