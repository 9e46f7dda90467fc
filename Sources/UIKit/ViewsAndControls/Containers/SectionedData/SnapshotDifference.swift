/// The computation of the difference between two snapshots.
///
/// The number of moves is minimal: the items that do not move are a longest increasing subsequence.
enum SnapshotDifference {
  static func changes<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> SectionedChanges {
    var changes = SectionedChanges()
    let oldSections = places(old.sectionIdentifiers)
    let newSections = places(new.sectionIdentifiers)
    changes.deletedSections = old.sectionIdentifiers.indices.filter { newSections[old.sectionIdentifiers[$0]] == nil }
    changes.insertedSections = new.sectionIdentifiers.indices.filter { oldSections[new.sectionIdentifiers[$0]] == nil }
    let kept = new.sectionIdentifiers.compactMap { id in
      oldSections[id].flatMap { o in newSections[id].map { (o, $0) } }
    }
    let staying = longestIncreasing(kept.map(\.0))
    changes.movedSections = kept.indices.filter { !staying.contains($0) }.map { (from: kept[$0].0, to: kept[$0].1) }
    changes.reloadedSections = new.reloadedSectionIdentifiers.compactMap {
      newSections[$0] == nil ? nil : oldSections[$0]
    }
    // The rows of a reloaded section need no separate changes.
    let reloaded = Set(changes.reloadedSections)
    addItems(from: old, to: new, oldSections, newSections, without: reloaded, &changes)
    return changes
  }

  private static func addItems<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ oldSections: [Section: Int], _ newSections: [Section: Int], without reloaded: Set<Int>,
    _ changes: inout SectionedChanges
  ) {
    var oldPlaces: [Item: IndexPath] = [:]
    oldPlaces.reserveCapacity(old.numberOfItems)
    for (section, id) in old.sectionIdentifiers.enumerated()
    where newSections[id] != nil && !reloaded.contains(section) {
      for (row, item) in old.itemIdentifiers(inSection: id).enumerated() {
        oldPlaces[item] = IndexPath(row: row, section: section)
      }
    }
    let toReload = Set(new.reloadedItemIdentifiers)
    for (section, id) in new.sectionIdentifiers.enumerated() {
      guard let source = oldSections[id], !reloaded.contains(source) else { continue }
      let items = new.itemIdentifiers(inSection: id)
      var local: [(row: Int, old: Int)] = []
      for (row, item) in items.enumerated() {
        let place = IndexPath(row: row, section: section)
        guard let from = oldPlaces.removeValue(forKey: item) else {
          changes.insertedItems.append(place)
          continue
        }
        if toReload.contains(item) { changes.reloadedItems.append(from) }
        if from.section == source { local.append((row, from.row)) } else { changes.movedItems.append((from, place)) }
      }
      let staying = longestIncreasing(local.map(\.old))
      for (index, pair) in local.enumerated() where !staying.contains(index) {
        changes.movedItems.append(
          (IndexPath(row: pair.old, section: source), IndexPath(row: pair.row, section: section)))
      }
    }
    changes.deletedItems = oldPlaces.values.sorted()
  }

  private static func places<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    Dictionary(elements.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the indices of a longest increasing subsequence of different numbers.
  static func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
