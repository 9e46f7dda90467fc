/// What a cell gets from the table that it is in.
struct CellSurroundings: Equatable {
  var tableStyle = UITableView.Style.plain
  var position = CellGroupPosition()
  /// The margin at the sides.
  var margin: CGFloat = 16
  /// What the safe area takes at the sides of a cell that reaches the table's edges.
  var sideInsets = UIEdgeInsets.zero
  var editingStyle = UITableViewCell.EditingStyle.none
  var canMove = false
  var selectsInEditing = false
  var shouldIndent = true
  var showsSeparator = true
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
}
