/// The state before an update, for its animation.
@MainActor
struct TableUpdateRun {
  let update: SectionedUpdate
  let animations: TableRowAnimations
  let oldGeometry: TableGeometry
  let oldCells: [IndexPath: UITableViewCell]
  /// The cells of the placeholders that the update removes.
  let gonePlaceholders: [UITableViewCell]
  /// The headers and footers of the sections that the update removes.
  let goneViews: TableGoneViews
  /// The swipe of a row that the update removes.
  let swipe: RowSwipe?

  /// Returns the animation with which a row leaves.
  func going(_ row: IndexPath) -> UITableView.RowAnimation {
    let animation = animations.going(row)
    // A swiped row continues in the direction of the swipe.
    guard let swipe, swipe.row == row, animation == .automatic else { return animation }
    return swipe.isLeft ? .right : .left
  }

  /// Returns the animation with which a row appears.
  func coming(_ row: IndexPath) -> UITableView.RowAnimation {
    guard let old = update.oldItem(row), update.isReloaded(old) else { return animations.coming(row) }
    return animations.going(old)
  }
}
