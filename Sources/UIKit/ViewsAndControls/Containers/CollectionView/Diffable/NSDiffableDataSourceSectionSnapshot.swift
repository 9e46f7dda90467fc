/// The hierarchical state of the items in a section at a point in time.
///
/// The children of an item are visible while the item and its ancestors are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Adding Items

  /// Adds items at the end of the children of a parent or, without a parent, of the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { require(parent, "append(_:to:)") }
    insert(items, into: parent, at: parent.map { children[$0]?.count ?? 0 } ?? roots.count)
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item, "insert(_:before:)")
    insert(items, into: place.parent, at: place.index)
  }

  /// Inserts items after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item, "insert(_:after:)")
    insert(items, into: place.parent, at: place.index + 1)
  }

  /// Inserts the items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    adopt(snapshot)
  }

  /// Inserts the items of another snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    adopt(snapshot)
  }

  /// Inserts the items of another snapshot where they are displayed after an item, or at the start.
  ///
  /// They become the first children of an item that is expanded, and siblings of another item.
  mutating func insert(_ snapshot: Self, displayedAfter item: ItemIdentifierType?) {
    if let item, known.contains(item) {
      guard expanded.contains(item), let first = children[item]?.first else { return insert(snapshot, after: item) }
      insert(snapshot, before: first)
    } else if let first = roots.first {
      insert(snapshot, before: first)
    } else {
      append(snapshot.roots)
      adopt(snapshot)
    }
  }

  // MARK: - Removing and Replacing Items

  /// Removes items with their children.
  public mutating func delete(_ items: [ItemIdentifierType]) { for item in items { remove(item) } }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the children of an item by the items of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    require(parent, "replace(childrenOf:using:)")
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    adopt(snapshot)
  }

  // MARK: - Expanding and Collapsing Items

  /// Makes the children of items visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) { expanded.insert(item) }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether the children of an item are visible when the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item is visible, which requires that all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    var ancestor = parents[item]
    while let present = ancestor {
      guard expanded.contains(present) else { return false }
      ancestor = parents[present]
    }
    return true
  }

  // MARK: - Getting Items

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { flattened { _ in true } }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items whose ancestors are expanded, each followed by its visible children.
  public var visibleItems: [ItemIdentifierType] { flattened { expanded.contains($0) } }

  /// The items that are expanded.
  var expandedItems: Set<ItemIdentifierType> { expanded }

  /// Returns whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { !(children[item] ?? []).isEmpty }

  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? {
    known.contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item, "level(of:)")
    var level = 0
    var ancestor = parents[item]
    while let present = ancestor {
      level += 1
      ancestor = parents[present]
    }
    return level
  }

  /// Returns the parent of an item; `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child, "parent(of:)")
    return parents[child]
  }

  /// Returns a snapshot of the descendants of an item, and of the item itself if requested.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    require(parent, "snapshot(of:includingParent:)")
    var result = Self()
    if includingParent { result.append([parent]) }
    copy(children[parent] ?? [], to: includingParent ? parent : nil, of: &result)
    if includingParent, expanded.contains(parent) { result.expand([parent]) }
    return result
  }

  // MARK: - Implementation

  private func copy(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, of result: inout Self) {
    guard !items.isEmpty else { return }
    result.append(items, to: parent)
    for item in items {
      copy(children[item] ?? [], to: item, of: &result)
      if expanded.contains(item) { result.expand([item]) }
    }
  }

  private func flattened(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var stack = Array(roots.reversed())
    while let item = stack.popLast() {
      result.append(item)
      if isOpen(item), let own = children[item] { stack += own.reversed() }
    }
    return result
  }

  private mutating func insert(_ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int) {
    for item in items {
      expect(
        known.insert(item).inserted,
        "supplied item identifiers are not unique: \(item) is in the section snapshot already; each item may be in it once"
      )
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  /// Copies the descendants of another snapshot's root items, which were inserted.
  private mutating func adopt(_ snapshot: Self) {
    for item in snapshot.items {
      if let own = snapshot.children[item] { append(own, to: item) }
      if snapshot.expanded.contains(item) { expanded.insert(item) }
    }
  }

  private mutating func remove(_ item: ItemIdentifierType) {
    guard known.contains(item) else { return }
    for child in children[item] ?? [] { remove(child) }
    children[item] = nil
    if let parent = parents.removeValue(forKey: item) {
      children[parent]?.removeAll { $0 == item }
    } else {
      roots.removeAll { $0 == item }
    }
    known.remove(item)
    expanded.remove(item)
  }

  private func require(_ item: ItemIdentifierType, _ call: String) {
    expect(known.contains(item), "\(call): item \(item) is not in the section snapshot; append it first")
  }

  private func place(of item: ItemIdentifierType, _ call: String) -> (parent: ItemIdentifierType?, index: Int) {
    require(item, call)
    let parent = parents[item]
    let siblings = parent.map { children[$0] ?? [] } ?? roots
    guard let index = siblings.firstIndex(of: item) else { misuse("\(call): item \(item) is not among its siblings") }
    return (parent, index)
  }
}
