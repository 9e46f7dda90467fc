/// A batch of changes that are performed together.
@MainActor
struct CollectionBatch: ListBatch {
  var depth = 0
  var changes = SectionedChanges()
  var placeholders = ListPlaceholderBatch()
  var completions: [(Bool) -> Void] = []
  var didLoad = false
  var oldCounts: [Int] = []
  /// The attributes of the visible and nearby elements before the changes.
  var oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}

/// The state before an update, for its animation.
@MainActor
struct CollectionUpdateRun {
  let update: SectionedUpdate
  /// The placeholders before the update.
  let oldPlaceholders: ListPlaceholders
  let oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes]
  let oldViews: [CollectionElement: CollectionLiveViews.Shown]
  /// The swipe of a row that the update removes.
  let swipe: RowSwipe?
  /// The supplementary and decoration views that the layout inserts and deletes.
  var layoutChanges = CollectionLayoutChanges()

  /// Returns an element before the update; `nil` if it was inserted or reloaded.
  func oldElement(_ element: CollectionElement) -> CollectionElement? {
    guard !layoutChanges.inserted.contains(element), let old = movedElement(element),
      !layoutChanges.deleted.contains(old)
    else { return nil }
    return old
  }

  private func movedElement(_ element: CollectionElement) -> CollectionElement? {
    if element.placeholder != nil {
      return oldAttributes[element] != nil || oldViews[element] != nil ? element : nil
    }
    var old = element
    if element.category == .cell {
      guard let place = update.oldItem(element.indexPath), !update.isReloaded(place) else { return nil }
      old.indexPath = place
    } else if element.indexPath.count >= 2 {
      guard let section = update.oldSection(element.indexPath.section) else { return nil }
      if element.indexPath.item > 0, let place = update.oldItem(element.indexPath), place.section == section {
        old.indexPath = place
      } else {
        old.indexPath.section = section
      }
    }
    return old
  }
}
