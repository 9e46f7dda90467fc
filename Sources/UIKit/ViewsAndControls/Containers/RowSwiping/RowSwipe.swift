/// A swiped row and its actions.
struct RowSwipe {
  var row: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// The offset of the row; negative toward the leading side.
  var offset: CGFloat
  /// The offset when the touch began.
  var start: CGFloat
}
