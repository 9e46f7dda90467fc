/// Changes that are collected to be made as one.
@MainActor
struct CollectionBatch {
  var depth = 0
  var changes = SectionedChanges()
  var completions: [(Bool) -> Void] = []
  /// A Boolean value that indicates whether the data was loaded when the batch began; otherwise there is nothing to
  /// change yet.
  var didLoad = false
  var oldCounts: [Int] = []
  /// The attributes before the changes, of what is visible and near.
  var oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
}

/// An update while it is shown: what was there before it.
@MainActor
struct CollectionUpdateRun {
  let update: SectionedUpdate
  let oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes]
  let oldViews: [CollectionElement: CollectionLiveViews.Shown]

  /// Returns the place of an element before the update; `nil` if it was inserted or reloaded.
  func oldElement(_ element: CollectionElement) -> CollectionElement? {
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
