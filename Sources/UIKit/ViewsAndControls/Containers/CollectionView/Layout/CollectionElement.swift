/// An element of a collection view: a cell, a supplementary view, or a decoration view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Returns the element after an update; `nil` if it was deleted.
  ///
  /// Reloaded cells count as deleted.
  func moved(by update: SectionedUpdate) -> CollectionElement? {
    var moved = self
    if category == .cell {
      guard !update.isReloaded(indexPath), let place = update.newItem(indexPath) else { return nil }
      moved.indexPath = place
    } else if indexPath.count >= 2 {
      // A supplementary view moves with its item, except at the index 0, which headers and backgrounds use.
      guard let section = update.newSection(indexPath.section) else { return nil }
      if indexPath.item > 0, let place = update.newItem(indexPath), place.section == section {
        moved.indexPath = place
      } else {
        moved.indexPath.section = section
      }
    }
    return moved
  }
}

extension CGRect {
  /// Returns whether the intersection of two rectangles has an area.
  ///
  /// Adjacent rectangles do not overlap.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns whether a view with the rectangle is displayed in an area.
  ///
  /// A view without a width or a height is displayed where it touches the area, because it may size itself.
  func isDisplayed(in area: CGRect) -> Bool {
    guard width == 0 || height == 0 else { return overlaps(area) }
    return minX <= area.maxX && area.minX <= maxX && minY <= area.maxY && area.minY <= maxY
  }
}
