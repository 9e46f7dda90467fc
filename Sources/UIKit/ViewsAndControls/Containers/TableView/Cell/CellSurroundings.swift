extension UITableViewCell {
  /// A Boolean value that indicates whether the table permits several selected rows in its state.
  var permitsMultipleSelection: Bool {
    guard let table else { return false }
    return table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }
}

/// The properties of a cell that its table determines.
struct CellSurroundings: Equatable {
  var tableStyle = UITableView.Style.plain
  var position = CellGroupPosition()
  /// The margin at the sides.
  var margin: CGFloat = 16
  /// The margins of the cell, inside of which content begins where the line below it begins.
  var margins: UIEdgeInsets { UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin) }
  /// The insets of the safe area at the sides of a cell that extends to the table's edges.
  var sideInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the content is inset by them.
  var insetsContent = true
  var editingStyle = UITableViewCell.EditingStyle.none
  var canMove = false
  var selectsInEditing = false
  var shouldIndent = true
  var showsSeparator = true
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the table has insets of its own in place of the automatic ones.
  var hasSeparatorInset = false
  /// The width of the section index, beside which the separator ends.
  var indexWidth: CGFloat = 0
  /// The insets to which those of the separator are added.
  var separatorOrigin = UIEdgeInsets.zero
}
