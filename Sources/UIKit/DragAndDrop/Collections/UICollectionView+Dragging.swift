extension UICollectionView: DragList {
  var canBeginDrag: Bool { canAddToDrag && (!isEditing || allowsSelectionDuringEditing) }
  var canAddToDrag: Bool { dragDelegate != nil }
  var draggableSelection: [IndexPath]? { indexPathsForSelectedItems }

  func draggedPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func draggedCell(at place: IndexPath) -> UICollectionViewCell? { cellForItem(at: place) }
  func displayedCell(at place: IndexPath) -> UICollectionViewCell? { cellForItem(at: place) }
  var draggedCells: [UICollectionViewCell] { visibleCells }

  func items(forBeginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: place) ?? []
  }

  func items(forAddingTo session: any UIDragSession, at place: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: place, point: point) ?? []
  }

  func dragPreviewParameters(at place: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: place)
  }

  func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func allowsMove(in session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestrictedToApp(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
}

extension UICollectionViewCell: DraggedCell {}
extension UICollectionViewCell.DragState: ListDragState {}
