/// The state of the data in a table or collection view at a point in time.
///
/// Sections and their items have unique identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloaded: [ItemIdentifierType] = []
  private var reconfigured: [ItemIdentifierType] = []
  private var reloadedSections: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Getting Metrics, Identifying Items and Sections

  /// The number of items.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The identifiers of the items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The identifiers of the items to reload.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }
  /// The identifiers of the items to reconfigure.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }
  /// The identifiers of the sections to reload.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[known(identifier, "itemIdentifiers(inSection:)")] ?? []
  }

  /// Returns the identifier of the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var before = 0
    for section in sections {
      if section == home { return items[section]?.firstIndex(of: identifier).map { before + $0 } }
      before += items[section]?.count ?? 0
    }
    return nil
  }

  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: - Adding, Removing, and Reordering Items

  /// Adds items at the end of a section, or of the last section if no section is specified.
  ///
  /// Items that the snapshot already contains are moved there, and a message on the console reports them.
  ///
  /// - Precondition: No identifier is repeated in `identifiers`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      misuse("appendItems(_:toSection:): there are no sections to add to; append a section first")
    }
    withdraw(identifiers, from: known(section, "appendItems(_:toSection:)"), before: nil)
    items[section, default: []] += identifiers
    for item in identifiers { homes[item] = section }
  }

  /// Inserts items before an item.
  ///
  /// Items that the snapshot already contains are moved there, and a message on the console reports them.
  ///
  /// - Precondition: No identifier is repeated in `identifiers`.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after an item.
  ///
  /// Items that the snapshot already contains are moved there, and a message on the console reports them.
  ///
  /// - Precondition: No identifier is repeated in `identifiers`.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { homes[item] = nil }
    reloaded.removeAll { gone.contains($0) }
    reconfigured.removeAll { gone.contains($0) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Reloads items.
  ///
  /// The data source provides new cells for them.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { require(item, "reloadItems(_:)") }
    reloaded += identifiers.filter { !reloaded.contains($0) }
  }

  /// Reconfigures the cells of items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { require(item, "reconfigureItems(_:)") }
    reconfigured += identifiers.filter { !reconfigured.contains($0) }
  }

  // MARK: - Adding, Removing, and Reordering Sections

  /// Adds sections at the end.
  ///
  /// Sections that the snapshot already contains are moved there with their items, and a message on the console reports
  /// them.
  ///
  /// - Precondition: No identifier is repeated in `identifiers`.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before a section.
  ///
  /// Sections that the snapshot already contains are moved there with their items, and a message on the console reports
  /// them.
  ///
  /// - Precondition: No identifier is repeated in `identifiers`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier, "insertSections(_:beforeSection:)"))
  }

  /// Inserts sections after a section.
  ///
  /// Sections that the snapshot already contains are moved there with their items, and a message on the console reports
  /// them.
  ///
  /// - Precondition: No identifier is repeated in `identifiers`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier, "insertSections(_:afterSection:)") + 1)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone { deleteItems(items[section] ?? []) }
    for section in gone { items[section] = nil }
    sections.removeAll { gone.contains($0) }
    reloadedSections.removeAll { gone.contains($0) }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Reloads sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = known(section, "reloadSections(_:)") }
    reloadedSections += identifiers.filter { !reloadedSections.contains($0) }
  }

  // MARK: - Implementation

  mutating func forgetReloads() {
    reloaded = []
    reconfigured = []
    reloadedSections = []
  }

  private func known(_ section: SectionIdentifierType, _ call: String) -> SectionIdentifierType {
    expect(items[section] != nil, "\(call): section \(section) is not in the snapshot; append it first")
    return section
  }

  private func require(_ item: ItemIdentifierType, _ call: String) {
    expect(homes[item] != nil, "\(call): item \(item) is not in the snapshot; append it first")
  }

  private func index(of section: SectionIdentifierType, _ call: String) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      misuse("\(call): section \(section) is not in the snapshot; append it first")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      misuse("Invalid item identifier specified: \(item) is not in the snapshot; append it first")
    }
    return (section, index)
  }

  /// Takes the items that a call adds out of the snapshot, if it contains any of them.
  ///
  /// Returns how many items before an index of a section are taken out.
  @discardableResult
  private mutating func withdraw(
    _ identifiers: [ItemIdentifierType], from section: SectionIdentifierType, before index: Int?
  ) -> Int {
    SnapshotIdentifiers.checkUnique(identifiers, "item")
    let present = identifiers.filter { homes[$0] != nil }
    guard !present.isEmpty else { return 0 }
    SnapshotIdentifiers.reportPresent(present, "item")
    let taken = Set(present)
    let before = index.map { (items[section] ?? []).prefix($0).count { taken.contains($0) } } ?? 0
    for home in Set(present.compactMap { homes[$0] }) { items[home]?.removeAll { taken.contains($0) } }
    return before
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    let place = place(of: item)
    let index = place.index + offset
    let before = withdraw(identifiers, from: place.section, before: index)
    items[place.section]?.insert(contentsOf: identifiers, at: index - before)
    for item in identifiers { homes[item] = place.section }
  }

  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
    guard item != other else { return }
    let from = place(of: item)
    items[from.section]?.remove(at: from.index)
    let to = place(of: other)
    items[to.section]?.insert(item, at: to.index + offset)
    homes[item] = to.section
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    SnapshotIdentifiers.checkUnique(identifiers, "section")
    var index = index
    let present = identifiers.filter { items[$0] != nil }
    if !present.isEmpty {
      SnapshotIdentifiers.reportPresent(present, "section")
      let taken = Set(present)
      index -= sections.prefix(index).count { taken.contains($0) }
      sections.removeAll { taken.contains($0) }
    }
    for section in identifiers where items[section] == nil { items[section] = [] }
    sections.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
    guard section != other else { return }
    sections.remove(at: index(of: section, "moveSection"))
    sections.insert(section, at: index(of: other, "moveSection") + offset)
  }
}
