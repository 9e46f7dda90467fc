/// The position of a cell among the rows of its section.
struct CellGroupPosition: Equatable {
  var isFirst = true
  var isLast = true
}
