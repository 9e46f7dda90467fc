/// The supplementary and decoration views that a layout inserts and deletes in an update of the items.
struct CollectionLayoutChanges {
  /// The elements after the update.
  var inserted: Set<CollectionElement> = []
  /// The elements before the update.
  var deleted: Set<CollectionElement> = []
}

extension UICollectionView {
  /// Returns the views that the layout inserts and deletes in an update.
  func layoutChanges(from oldPlaceholders: ListPlaceholders) -> CollectionLayoutChanges {
    let layout = layoutStorage
    var changes = CollectionLayoutChanges()
    func add(_ category: ElementCategory, _ kind: String, inserted: [IndexPath], deleted: [IndexPath]) {
      func element(_ path: IndexPath) -> CollectionElement {
        CollectionElement(category: category, kind: kind, indexPath: path)
      }
      changes.inserted.formUnion(inserted.compactMap { presented(element($0)) })
      changes.deleted.formUnion(deleted.compactMap { presented(element($0), by: oldPlaceholders) })
    }
    for kind in registry.supplementaryKinds {
      add(
        .supplementaryView, kind, inserted: layout.indexPathsToInsertForSupplementaryView(ofKind: kind),
        deleted: layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
    }
    for kind in layout.decorationKinds {
      add(
        .decorationView, kind, inserted: layout.indexPathsToInsertForDecorationView(ofKind: kind),
        deleted: layout.indexPathsToDeleteForDecorationView(ofKind: kind))
    }
    return changes
  }

  /// Removes the views that the layout deletes, and those in the places of inserted ones, from the displayed views.
  ///
  /// The animation of the update then treats them like the cells of deleted items.
  func detach(_ changes: CollectionLayoutChanges, in run: CollectionUpdateRun) {
    for element in changes.deleted {
      guard let view = run.oldViews[element]?.view, let current = live.element(of: view) else { continue }
      live.remove(current)
    }
    for element in changes.inserted { live.remove(element) }
  }
}
