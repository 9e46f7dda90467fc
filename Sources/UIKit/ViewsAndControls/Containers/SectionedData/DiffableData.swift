/// The data of a diffable data source: the snapshot that was applied last, and its contents as arrays.
///
/// Lookups compare identifiers and therefore run the app's code. A data source copies this value before a lookup, so
/// that the code can access the data source.
struct DiffableData<Section, Item> where Section: Hashable & Sendable, Item: Hashable & Sendable {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  let sections: [Section]
  let items: [[Item]]

  init(_ applied: NSDiffableDataSourceSnapshot<Section, Item> = NSDiffableDataSourceSnapshot()) {
    var snapshot = applied
    snapshot.forgetReloads()
    self.snapshot = snapshot
    sections = snapshot.sectionIdentifiers
    items = sections.map(snapshot.itemIdentifiers(inSection:))
  }

  /// Returns the item at an index path; `nil` if the index path is out of range.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
      return nil
    }
    return items[path.section][path.item]
  }

  /// Returns the index path of an item; `nil` if the data does not contain it.
  func indexPath(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item).flatMap(index(of:)),
      let index = items[section].firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  /// Returns the section at an index; `nil` if the index is out of range.
  func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  /// Returns the index of a section; `nil` if the data does not contain it.
  func index(of section: Section) -> Int? { sections.firstIndex(of: section) }
}
