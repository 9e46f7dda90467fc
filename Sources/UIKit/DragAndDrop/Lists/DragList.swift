/// A list from which the user drags the items of cells.
///
/// Its members ask the app's drag delegate.
@MainActor
protocol DragList: UIScrollView {
  associatedtype Cell: DraggedCell

  /// A Boolean value that indicates whether a drag can begin in the list.
  var canBeginDrag: Bool { get }
  /// A Boolean value that indicates whether items can be added to a drag.
  var canAddToDrag: Bool { get }
  /// The index paths of the selected cells.
  var draggableSelection: [IndexPath]? { get }

  /// Returns the index path of the cell at a point of the content.
  func draggedPlace(at point: CGPoint) -> IndexPath?
  /// Returns the cell at an index path, for which pending changes of the list are shown; `nil` if it is not displayed.
  func draggedCell(at place: IndexPath) -> Cell?
  /// Returns the cell that is displayed at an index path at present.
  func displayedCell(at place: IndexPath) -> Cell?
  /// All cells whose appearance a drag may have changed.
  var draggedCells: [Cell] { get }

  func items(forBeginning session: any UIDragSession, at place: IndexPath) -> [UIDragItem]
  func items(forAddingTo session: any UIDragSession, at place: IndexPath, _ point: CGPoint) -> [UIDragItem]
  /// Returns the appearance of the preview of a cell.
  func dragPreviewParameters(at place: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMove(in session: any UIDragSession) -> Bool
  func isRestrictedToApp(_ session: any UIDragSession) -> Bool
}

/// A cell that shows the state of a drag of its item.
@MainActor
protocol DraggedCell: UIView {
  associatedtype DragState: ListDragState
  var dragState: DragState { get set }
}

/// The state of a cell whose item the user drags.
protocol ListDragState {
  static var none: Self { get }
  static var lifting: Self { get }
  static var dragging: Self { get }
}
