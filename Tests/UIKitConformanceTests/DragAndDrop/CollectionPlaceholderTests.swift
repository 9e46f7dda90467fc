// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Collection views with placeholders for items that were dropped by finger.
  @MainActor
  struct CollectionPlaceholderTests {
    private let simulator: Simulator
    private let root = UIViewController()
    private let tiles = PlaceholderTiles()

    init() async { simulator = await Simulator.boot(.iPhone15) }

    /// Shows rows of three tiles, and drops a tile on them.
    private func drop() throws -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 500), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
      list.dataSource = tiles
      list.dragDelegate = tiles
      list.dropDelegate = tiles
      root.view.addSubview(list)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      try drag(from: CGPoint(x: 50, y: 150))
      return list
    }

    private func drag(from point: CGPoint) throws {
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(900))
      for point in [CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 260)] {
        simulator.move(finger, to: point)
        simulator.advance(by: .milliseconds(400))
      }
      simulator.touchUp(finger, at: CGPoint(x: 160, y: 260))
      simulator.advance(by: .seconds(2))
    }

    private func tap(_ point: CGPoint) throws {
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(100))
      simulator.touchUp(finger, at: point)
      simulator.advance(by: .milliseconds(300))
    }

    private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func origin(_ list: UICollectionView, _ item: Int) -> CGPoint? {
      list.cellForItem(at: self.item(item))?.frame.origin
    }

    /// The tags of the cells of the items.
    private func tags(_ list: UICollectionView) -> [Int?] {
      (0..<list.numberOfItems(inSection: 0)).map { list.cellForItem(at: item($0))?.tag }
    }

    @Test(.rule("R1469"))
    func `A placeholder is between the items, and the data source does not know it`() throws {
      let list = try drop()
      #expect(tiles.contexts.count == 1)
      #expect(list.numberOfItems(inSection: 0) == 6)
      #expect(tags(list) == [0, 1, 2, 3, 4, 5])
      #expect(origin(list, 1) == CGPoint(x: 110, y: 0))
      #expect(origin(list, 2) == CGPoint(x: 0, y: 110))
      #expect(origin(list, 5) == CGPoint(x: 0, y: 220))
      let cell = try #require(list.visibleCells.first { $0.tag == -1 })
      #expect(cell.frame == CGRect(x: 220, y: 0, width: 100, height: 100))
      #expect(list.visibleCells.count == 7)
      #expect(list.indexPathsForVisibleItems.count == 6)
      #expect(list.indexPathForItem(at: CGPoint(x: 250, y: 50)) == nil)
    }

    @Test(.rule("R1470"))
    func `A placeholder is replaced by an item`() throws {
      let list = try drop()
      #expect(tiles.commit(0, 99) == 2)
      simulator.advance(by: .seconds(1))
      #expect(tags(list) == [0, 1, 99, 2, 3, 4, 5])
      #expect(origin(list, 2) == CGPoint(x: 220, y: 0))
      #expect(origin(list, 3) == CGPoint(x: 0, y: 110))
      #expect(list.visibleCells.count == 7)
      #expect(tiles.commit(0, 98) == nil)
      #expect(!tiles.contexts[0].deletePlaceholder())
      #expect(tiles.tiles == [0, 1, 99, 2, 3, 4, 5])
    }

    @Test(.rule("R1471"))
    func `A placeholder is removed`() throws {
      let list = try drop()
      #expect(list.hasUncommittedUpdates)
      #expect(tiles.contexts[0].deletePlaceholder())
      simulator.advance(by: .seconds(1))
      #expect(!list.hasUncommittedUpdates)
      #expect(list.visibleCells.count == 6)
      #expect(origin(list, 2) == CGPoint(x: 220, y: 0))
      #expect(!tiles.contexts[0].deletePlaceholder())
    }

    @Test(.rule("R1471"))
    func `Reloading the data removes placeholders`() throws {
      let list = try drop()
      list.reloadData()
      #expect(!list.hasUncommittedUpdates)
      simulator.advance(by: .milliseconds(100))
      #expect(tiles.commit(0, 99) == nil)
      #expect(tags(list) == [0, 1, 2, 3, 4, 5])
      #expect(list.visibleCells.count == 6)
      #expect(origin(list, 2) == CGPoint(x: 220, y: 0))
    }

    @Test(.rule("R1472"))
    func `Index paths are translated between the data source and the presentation`() throws {
      let list = try drop()
      #expect(
        (0..<7).map { list.presentationIndexPath(forDataSourceIndexPath: item($0))?.item } == [0, 1, 3, 4, 5, 6, nil])
      #expect(
        (0..<8).map { list.dataSourceIndexPath(forPresentationIndexPath: item($0))?.item } == [
          0, 1, nil, 2, 3, 4, 5, nil,
        ])
      #expect(list.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
      #expect(list.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
    }

    @Test(.rule("R1473"))
    func `Methods use the index paths of the presentation if the app requests that`() throws {
      let list = try drop()
      list.performUsingPresentationValues {
        #expect(list.numberOfItems(inSection: 0) == 7)
        #expect(tags(list) == [0, 1, -1, 2, 3, 4, 5])
        #expect(list.indexPathForItem(at: CGPoint(x: 250, y: 50)) == item(2))
        #expect(list.layoutAttributesForItem(at: item(2))?.frame == CGRect(x: 220, y: 0, width: 100, height: 100))
        #expect(list.layoutAttributesForItem(at: item(3))?.frame.origin == CGPoint(x: 0, y: 110))
        for cell in list.visibleCells {
          #expect(list.indexPath(for: cell)?.item == [0, 1, -1, 2, 3, 4, 5].firstIndex(of: cell.tag))
        }
        list.selectItem(at: item(3), animated: false, scrollPosition: [])
        #expect(list.indexPathsForSelectedItems == [item(3)])
      }
      #expect(list.indexPathsForSelectedItems == [item(2)])
      #expect(list.numberOfItems(inSection: 0) == 6)
      #expect(list.layoutAttributesForItem(at: item(2))?.frame.origin == CGPoint(x: 0, y: 110))
    }

    @Test(.rule("R1474"))
    func `Placeholders follow the changes of the data`() throws {
      tiles.places = [2, 2]
      let list = try drop()
      #expect(list.presentationIndexPath(forDataSourceIndexPath: item(2)) == item(4))
      #expect(tiles.commit(1, 98) == 2)
      simulator.advance(by: .seconds(1))
      #expect(list.presentationIndexPath(forDataSourceIndexPath: item(2)) == item(3))
      tiles.tiles.remove(at: 0)
      list.deleteItems(at: [item(0)])
      simulator.advance(by: .seconds(1))
      #expect(origin(list, 0) == CGPoint(x: 0, y: 0))
      #expect(origin(list, 1) == CGPoint(x: 220, y: 0))
      #expect(tiles.commit(0, 97) == 1)
      simulator.advance(by: .seconds(1))
      #expect(tiles.tiles == [1, 97, 98, 2, 3, 4, 5])
      #expect(tags(list) == [1, 97, 98, 2, 3, 4, 5])
      #expect(!list.hasUncommittedUpdates)
    }

    @Test(.rule("R1474"))
    func `An item is moved across a placeholder`() throws {
      let list = try drop()
      tiles.tiles.insert(tiles.tiles.remove(at: 5), at: 0)
      list.moveItem(at: item(5), to: item(0))
      simulator.advance(by: .seconds(1))
      #expect(tags(list) == [5, 0, 1, 2, 3, 4])
      #expect(origin(list, 2) == CGPoint(x: 220, y: 0))
      #expect(origin(list, 3) == CGPoint(x: 110, y: 110))
      #expect(tiles.commit(0, 99) == 3)
    }

    @Test(.rule("R1436"))
    func `The app updates the cell of a placeholder`() throws {
      _ = try drop()
      #expect(tiles.log.filter { $0 == "update" }.count == 1)
      tiles.contexts[0].setNeedsCellUpdate()
      simulator.advance(by: .milliseconds(100))
      #expect(tiles.log.filter { $0 == "update" }.count == 2)
    }

    @Test(.rule("R1437"))
    func `The item moves to its placeholder`() throws {
      _ = try drop()
      #expect(tiles.log == ["items 0", "update", "preview -1", "landed"])
    }

    @Test(.rule("R1438"))
    func `A placeholder is not selected, and not dragged`() throws {
      let list = try drop()
      try tap(CGPoint(x: 250, y: 150))
      #expect(list.indexPathsForSelectedItems?.isEmpty != false)
      tiles.log = []
      try drag(from: CGPoint(x: 250, y: 150))
      #expect(tiles.log.isEmpty)
      try tap(CGPoint(x: 50, y: 260))
      #expect(list.indexPathsForSelectedItems == [item(2)])
    }
  }
#endif
