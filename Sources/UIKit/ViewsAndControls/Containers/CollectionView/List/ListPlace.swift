/// The appearance of a row or header in its list.
struct ListPlace: Equatable {
  var position = CellGroupPosition()
}
