extension UITableView: DragList {
  var canBeginDrag: Bool { canAddToDrag && (!isEditing || allowsSelectionDuringEditing) }
  var canAddToDrag: Bool { dragDelegate != nil }
  var draggableSelection: [IndexPath]? { indexPathsForSelectedRows }

  func draggedPlace(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func draggedCell(at place: IndexPath) -> UITableViewCell? { cellForRow(at: place) }
  func displayedCell(at place: IndexPath) -> UITableViewCell? { liveCell(at: place) }
  var draggedCells: [UITableViewCell] { Array(live.cells.values) }

  func items(forBeginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: place) ?? []
  }

  func items(forAddingTo session: any UIDragSession, at place: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: place, point: point) ?? []
  }

  func dragPreviewParameters(at place: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: place)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func allowsMove(in session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestrictedToApp(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
}

extension UITableViewCell: DraggedCell {}
extension UITableViewCell.DragState: ListDragState {}
