/// A change of the data of a diffable data source that the user made.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The data before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes of all items, from the first section to the last.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections from which, and to which, items were moved.
  ///
  /// There is one value for a movement in a section.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    sections: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = sections
  }
}

/// The part of a change of a diffable data source that concerns a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The changes of the visible items of the section.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.visibleItems.difference(from: initial.visibleItems).inferringMoves()
  }
}

extension UICollectionViewDiffableDataSource {
  typealias Hierarchies = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]

  /// Returns the change to a snapshot that results from a movement from one section to another, or in a section.
  func transaction(
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ hierarchies: Hierarchies,
    changing source: Int, _ destination: Int
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let places = source == destination ? [source] : [source, destination]
    let sections = places.compactMap(sectionIdentifier(for:)).map { section in
      let items = final.itemIdentifiers(inSection: section)
      var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      flat.append(items)
      let hierarchy = hierarchies[section].flatMap { $0.visibleItems == items ? $0 : nil }
      return NSDiffableDataSourceSectionTransaction(
        section, initial: self.snapshot(for: section), final: hierarchy ?? flat)
    }
    return NSDiffableDataSourceTransaction(initial: snapshot(), final: final, sections: sections)
  }

  /// Returns the hierarchies of sections after the movement of an item, which keeps its children.
  func hierarchies(
    _ hierarchies: Hierarchies, moving item: ItemIdentifierType,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> Hierarchies {
    var result = hierarchies
    var branch = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if let source = snapshot().sectionIdentifier(containingItem: item), let hierarchy = hierarchies[source],
      hierarchy.contains(item)
    {
      branch = hierarchy.snapshot(of: item, includingParent: true)
      result[source]?.delete([item])
    } else {
      branch.append([item])
    }
    guard let target = final.sectionIdentifier(containingItem: item) else { return result }
    let items = final.itemIdentifiers(inSection: target)
    let previous = items.firstIndex(of: item).flatMap { $0 > 0 ? items[$0 - 1] : nil }
    result[target]?.insert(branch, displayedAfter: previous)
    return result
  }
}
