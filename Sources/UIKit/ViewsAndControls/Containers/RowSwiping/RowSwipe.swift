/// A swiped row and its actions.
struct RowSwipe {
  var row: IndexPath
  /// A Boolean value that indicates whether the actions are at the left.
  ///
  /// Leading actions are at the left in left-to-right layouts, and at the right in right-to-left ones.
  let isLeft: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// The offset of the row; negative toward the left.
  var offset: CGFloat
  /// The offset when the touch began.
  var start: CGFloat

  /// Hides the actions of a row that is removed.
  @MainActor
  func hide() {
    view.alpha = 0
    view.frame.size.height = 0
  }
}
