// Swift-only declarations of collection views, written from Apple's documentation.

@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }

  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { fatalError() }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }

  @objc open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  @objc open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    fatalError()
  }
  @objc open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
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
}
