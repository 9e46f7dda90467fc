/// A data source that applies snapshots and determines the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// A closure that creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that creates a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Closures that control whether the user can move items, and report movements.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before the data source applies a movement.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after the data source has applied a movement.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Closures that control and report the expansion of items of section snapshots.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    /// A closure that returns whether an item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// A closure that is called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns whether an item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// A closure that is called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns the section snapshot for expanding an item, such as one with new children.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = DiffableData<SectionIdentifierType, ItemIdentifierType>()
  private var sectionSnapshots: Hierarchies = [:]

  // MARK: - Creating a Diffable Data Source

  /// Creates a data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that creates supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that control the reordering of items.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that control the expansion of items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: - Identifying Items

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let shown = shown
    return shown.indexPath(of: itemIdentifier)
  }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

  /// Returns the index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    let shown = shown
    return shown.index(of: sectionIdentifier)
  }

  // MARK: - Updating Data

  /// Returns the snapshot of the displayed data.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

  /// Applies a snapshot with the smallest possible change from the current one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, sectionSnapshots, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot with the hierarchies of its sections.
  private func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ hierarchies: Hierarchies,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    guard let collectionView else {
      adopt(snapshot, hierarchies)
      if let completion { AppRuntime.shared.performAfterCommit(completion) }
      return
    }
    let changes = SnapshotDifference.changes(from: shown.snapshot, to: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let update = {
      collectionView.applyDifference(
        changes, exchangingData: { self.adopt(snapshot, hierarchies) }, completion: completion)
      let places = reconfigured.compactMap(self.indexPath(for:))
      if !places.isEmpty { collectionView.reconfigureItems(at: places) }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Applies a snapshot, and returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot, sectionSnapshots)
    collectionView?.reloadData()
    if let completion { AppRuntime.shared.performAfterCommit(completion) }
  }

  /// Applies a snapshot by reloading all data, and returns when the data is reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private func adopt(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ hierarchies: Hierarchies
  ) {
    let data = DiffableData(snapshot)
    shown = data
    // A section whose items no longer match its hierarchy loses the hierarchy.
    sectionSnapshots = hierarchies.filter { section, hierarchy in
      data.index(of: section).map { data.items[$0] } == hierarchy.visibleItems
    }
  }

  // MARK: - Updating Sections

  /// Applies a snapshot to a section, which is added if there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = shown.snapshot
    if index(for: section) == nil { whole.appendSections([section]) }
    let visible = snapshot.visibleItems
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    // An item that moves from another section is removed from it.
    whole.deleteItems(visible.filter { whole.sectionIdentifier(containingItem: $0) != nil })
    whole.appendItems(visible, toSection: section)
    let changed = Set(visible).intersection(
      snapshot.expandedItems.symmetricDifference(sectionSnapshots[section]?.expandedItems ?? []))
    var hierarchies = sectionSnapshots
    hierarchies[section] = snapshot
    apply(whole, hierarchies, animatingDifferences: animatingDifferences, completion: completion)
    // Cells show whether they are expanded.
    for place in changed.compactMap(indexPath(for:)) { collectionView?.updateExpansion(at: place) }
  }

  /// Returns the snapshot that was applied to a section, or one without children.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = sectionSnapshots[section] { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if index(for: section) != nil { flat.append(shown.snapshot.itemIdentifiers(inSection: section)) }
    return flat
  }

  // MARK: - UICollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.items[section].count
  }

  /// Returns the cell that the provider creates.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      misuse("The cell provider of \(self) returned nil for item \(indexPath); it must return a cell for every item")
    }
    return cell
  }

  /// Returns the view that the supplementary view provider creates.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      misuse(
        "The supplementaryViewProvider of \(self) returned nil for kind \(kind) at \(indexPath); set a provider that returns a view for every kind of the layout"
      )
    }
    return view
  }

  /// Returns `nil`.
  ///
  /// A subclass with an index overrides it.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Ends the process, because index titles require an override.
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    misuse(
      "\(type(of: self)) has index titles but no items for them; override collectionView(_:indexPathForIndexTitle:at:)")
  }

  /// Returns the result of the reordering handlers.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Applies the movement of an item, and reports it to the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let target = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var moved = shown.snapshot
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: target)
    if destinationIndexPath.item < others.count {
      moved.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      moved.appendItems([item], toSection: target)
    }
    let hierarchies = hierarchies(sectionSnapshots, moving: item, to: moved)
    let transaction = transaction(
      to: moved, hierarchies, changing: sourceIndexPath.section, destinationIndexPath.section)
    reorderingHandlers.willReorder?(transaction)
    adopt(moved, hierarchies)
    reorderingHandlers.didReorder?(transaction)
  }
}

/// The access of a collection view to the hierarchy of a section.
///
/// It does not depend on the types of the identifiers.
@MainActor
protocol ItemHierarchy: AnyObject {
  /// Returns the number of ancestors of an item; `nil` if its section has no hierarchy.
  func level(of item: IndexPath) -> Int?
  func isExpanded(_ item: IndexPath) -> Bool
  func hasChildren(_ item: IndexPath) -> Bool
  func toggle(_ item: IndexPath)
}

extension UICollectionViewDiffableDataSource: ItemHierarchy {
  private func found(_ item: IndexPath) -> (
    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, SectionIdentifierType, ItemIdentifierType
  )? {
    guard let identifier = itemIdentifier(for: item), let section = sectionIdentifier(for: item.section),
      let snapshot = sectionSnapshots[section], snapshot.contains(identifier)
    else { return nil }
    return (snapshot, section, identifier)
  }

  func level(of item: IndexPath) -> Int? { found(item).map { $0.0.level(of: $0.2) } }
  func isExpanded(_ item: IndexPath) -> Bool { found(item).map { $0.0.isExpanded($0.2) } ?? false }
  func hasChildren(_ item: IndexPath) -> Bool { found(item).map { $0.0.hasChildren($0.2) } ?? false }

  func toggle(_ item: IndexPath) {
    guard let (present, section, identifier) = found(item) else { return }
    var snapshot = present
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(identifier) {
      guard handlers.shouldCollapseItem?(identifier) ?? true else { return }
      handlers.willCollapseItem?(identifier)
      snapshot.collapse([identifier])
    } else {
      guard handlers.shouldExpandItem?(identifier) ?? true else { return }
      handlers.willExpandItem?(identifier)
      if let load = handlers.snapshotForExpandingParent {
        let below = snapshot.snapshot(of: identifier)
        snapshot.replace(childrenOf: identifier, using: load(identifier, below))
      }
      snapshot.expand([identifier])
    }
    apply(snapshot, to: section)
  }
}

extension UICollectionView {
  /// Applies the changes of a comparison while the data is replaced.
  func applyDifference(_ changes: SectionedChanges, exchangingData exchange: () -> Void, completion: (() -> Void)?) {
    // Before the first snapshot, there are no sections for which a layout could be prepared.
    let hasData = isDataLoaded || (dataSource?.numberOfSections(in: self) ?? 0) > 0
    beginBatch(preparesLayout: hasData)
    if let completion { batch.completions.append { _ in completion() } }
    batch.changes += changes
    exchange()
    endBatch()
  }

  /// Updates a cell after its item was expanded or collapsed.
  func updateExpansion(at item: IndexPath) { live.cell(item)?.setNeedsUpdateConfiguration() }

  /// Returns the indentation level of an item in the hierarchy of its section; `nil` if there is no hierarchy.
  func hierarchyLevel(of item: IndexPath) -> Int? {
    guard let level = (dataSource as? any ItemHierarchy)?.level(of: item) else { return nil }
    let list = (layoutStorage as? UICollectionViewCompositionalLayout)?.list(ofSection: item.section)
    // The children of a header row are the rows of its section, which are not indented.
    return list?.headerMode == .firstItemInSection ? max(0, level - 1) : level
  }

  /// Updates the indentation of the visible rows whose level has changed.
  func updateHierarchyLevels() {
    for (element, shown) in live.shown where element.category == .cell {
      guard let cell = shown.view as? UICollectionViewListCell else { continue }
      let level = hierarchyLevel(of: element.indexPath)
      if level != cell.hierarchyLevel { cell.hierarchyLevel = level }
    }
  }
}
