extension CollectionElement {
  private static let placeholderKind = "UICollectionElementKindPlaceholder"

  /// The cell of a placeholder.
  ///
  /// It is not a cell of an item, so that it is neither selected nor dragged, and updates of the data do not change it.
  static func placeholder(_ id: Int) -> CollectionElement {
    .supplementary(placeholderKind, IndexPath(index: id))
  }

  /// The number of the placeholder; `nil` for another element.
  var placeholder: Int? { category == .supplementaryView && kind == Self.placeholderKind ? indexPath.first : nil }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy for another element.
  func copied(to element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let copy = copied(to: element.indexPath)
    copy.representedElementCategory = element.category
    copy.representedElementKind = element.kind
    return copy
  }
}
