/// The places in a list from which the items of a drag come.
@MainActor
struct ListDragSources {
  private var places: [ObjectIdentifier: IndexPath] = [:]

  var indexPaths: [IndexPath] { Array(places.values) }

  /// Returns the place from which an item was dragged.
  subscript(item: UIDragItem) -> IndexPath? { places[ObjectIdentifier(item)] }

  func contains(_ indexPath: IndexPath) -> Bool { places.values.contains(indexPath) }

  mutating func record(_ items: [UIDragItem], from indexPath: IndexPath) {
    for item in items { places[ObjectIdentifier(item)] = indexPath }
  }

  /// Updates the places after a change of the data.
  mutating func follow(_ update: SectionedUpdate) { places = places.compactMapValues(update.newItem) }

  /// Returns the places that are dragged by a touch at one of them.
  ///
  /// The other selected places are dragged with a selected one.
  static func dragged(at indexPath: IndexPath, selection: [IndexPath]?) -> [IndexPath] {
    let selected = (selection ?? []).sorted()
    return selected.contains(indexPath) ? [indexPath] + selected.filter { $0 != indexPath } : [indexPath]
  }
}
