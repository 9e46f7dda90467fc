/// A data source that applies snapshots and determines the changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// A closure that creates the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = DiffableData<SectionIdentifierType, ItemIdentifierType>()

  /// The default animation for inserted, deleted, and reloaded rows.
  ///
  /// The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: - Creating a Diffable Data Source

  /// Creates a data source and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: - Identifying Items

  /// Returns the identifier of the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let shown = shown
    return shown.indexPath(of: itemIdentifier)
  }

  /// Returns the identifier of the section at an index.
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
    guard let tableView else {
      adopt(snapshot)
      if let completion { AppRuntime.shared.performAfterCommit(completion) }
      return
    }
    let changes = SnapshotDifference.changes(from: shown.snapshot, to: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let update = {
      tableView.applyDifference(
        changes, animation: animatingDifferences ? self.defaultRowAnimation : .none,
        exchangingData: { self.adopt(snapshot) }, completion: completion)
      let places = reconfigured.compactMap(self.indexPath(for:))
      if !places.isEmpty { tableView.reconfigureRows(at: places) }
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
    adopt(snapshot)
    tableView?.reloadData()
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

  private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = DiffableData(snapshot)
  }

  // MARK: - UITableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.items[section].count
  }

  /// Returns the cell that the provider creates.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      misuse(
        "The cell provider of \(self) returned nil for row \(indexPath); it must return a cell for every item")
    }
    return cell
  }

  /// The default implementation returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The default implementation returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// The default implementation returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  ///
  /// Override this method for another mapping.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

extension UITableView {
  /// Applies the changes of a comparison while the data is replaced.
  func applyDifference(
    _ changes: SectionedChanges, animation: RowAnimation, exchangingData exchange: () -> Void, completion: (() -> Void)?
  ) {
    beginBatch()
    if let completion { batch.completions.append { _ in completion() } }
    batch.changes += changes
    batch.animations.note(animation, for: changes)
    exchange()
    endBatch()
  }
}
