import Testing
import UIKit

/// The documented behavior of the flow layout, the compositional layout, and diffable data.
@MainActor
struct FlowAndCompositionalLayoutTests {
  private func view(_ layout: UICollectionViewLayout, _ source: CollectionViewTests.Source) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  @Test(.rule("R412")) func `A flow layout has the documented defaults`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10 && layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero && layout.estimatedItemSize == .zero)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test(.rule("R413")) func `Lines have at least the minimum spacing and are justified`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let source = CollectionViewTests.Source()
    source.items = 4
    let view = view(layout, source)
    let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [10, 115, 220, 10] && frames.map(\.minY) == [5, 5, 5, 55])
    #expect(view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test(.rule("R414")) func `A fraction is one of the container, and insets are taken from the item`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let source = CollectionViewTests.Source()
    let view = view(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    let frames = (0..<3).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 2, y: 2, width: 156, height: 40), CGRect(x: 162, y: 2, width: 156, height: 40),
        CGRect(x: 2, y: 46, width: 156, height: 40),
      ])
  }

  @Test(.rule("R415")) func `A section snapshot shows the children of expanded items`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    #expect(snapshot.items == ["a", "a1", "a2", "b"] && snapshot.visibleItems == ["a", "b"])
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"] && snapshot.level(of: "a1") == 1)
    #expect(snapshot.parent(of: "a2") == "a" && snapshot.rootItems == ["a", "b"])
    snapshot.delete(["a"])
    #expect(snapshot.items == ["b"])
  }

  @Test(.rule("R416")) func `A diffable data source shows the snapshot that was applied`() async throws {
    let stage = try await Stage.open()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8, 9])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    await stage.turn()
    #expect(view.dataSource === source && view.numberOfItems(inSection: 0) == 3)
    snapshot.deleteItems([8])
    source.apply(snapshot, animatingDifferences: true, completion: nil)
    await stage.advance(by: 1)
    #expect((0..<2).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.tag } == [7, 9])
    #expect(source.indexPath(for: 9) == IndexPath(item: 1, section: 0) && source.itemIdentifier(for: [0, 0]) == 7)
  }

  @Test(.rule("R2039")) func `A snapshot that is applied by reloading is applied when the method returns`() async throws
  {
    let stage = try await Stage.open()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    let controller = UIViewController()
    controller.view.addSubview(view)
    await stage.show(controller)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    let items = Task {
      await source.applySnapshotUsingReloadData(snapshot)
      return view.numberOfItems(inSection: 0)
    }
    await stage.advance(by: 0.1)
    #expect(await items.value == 2)
  }
}
