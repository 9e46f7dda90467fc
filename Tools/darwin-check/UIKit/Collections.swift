// Swift-only declarations of collection views, written from Apple's documentation. They are type-checked and never run,
// so that bodies only have to compile.

extension UICollectionView {
  @available(iOS 14, *)
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
    @MainActor @preconcurrency
    public init(elementKind: String, handler: @escaping Handler) { fatalError() }
  }

  @available(iOS 14, *)
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { fatalError() }
}

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public init() {}
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { fatalError() }
  public mutating func delete(_ items: [ItemIdentifierType]) { fatalError() }
  public mutating func expand(_ items: [ItemIdentifierType]) { fatalError() }
  public var items: [ItemIdentifierType] { fatalError() }
  public var rootItems: [ItemIdentifierType] { fatalError() }
  public var visibleItems: [ItemIdentifierType] { fatalError() }
  public func level(of item: ItemIdentifierType) -> Int { fatalError() }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { fatalError() }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { fatalError() }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { fatalError() }
  public mutating func collapse(_ items: [ItemIdentifierType]) { fatalError() }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { fatalError() }
}

@available(iOS 14, *)
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public var sectionIdentifier: SectionIdentifierType { fatalError() }
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { fatalError() }
}

@available(iOS 14, *)
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    fatalError()
  }
}

@available(iOS 14, *)
extension UICollectionViewDiffableDataSource {
  @MainActor @preconcurrency
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  public var reorderingHandlers: ReorderingHandlers {
    get { fatalError() }
    set {}
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { fatalError() }

  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    fatalError()
  }
}

@available(iOS 15, *)
extension UICollectionViewDiffableDataSource {
  public nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { fatalError() }
}
