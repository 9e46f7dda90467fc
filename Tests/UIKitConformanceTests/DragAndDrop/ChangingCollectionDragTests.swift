// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Collection views whose data or delegates change while their items are dragged.
  @MainActor
  struct ChangingCollectionDragTests {
    private let simulator: Simulator
    private let controller: UICollectionViewController
    private let tiles = DragTiles()

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      controller = UICollectionViewController(collectionViewLayout: layout)
    }

    private func show() throws -> UICollectionView {
      let collection = try #require(controller.collectionView)
      collection.contentInsetAdjustmentBehavior = .never
      collection.contentInset.top = 100
      collection.contentInset.right = 73
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = tiles
      collection.dragDelegate = tiles
      collection.dropDelegate = tiles
      simulator.show(controller)
      simulator.advance(by: .milliseconds(100))
      return collection
    }

    private func drag(_ points: CGPoint..., before: () -> Void = {}) throws {
      let finger = try simulator.touchDown(at: points[0])
      simulator.advance(by: .milliseconds(900))
      for point in points.dropFirst() {
        simulator.move(finger, to: point)
        simulator.advance(by: .milliseconds(400))
      }
      before()
      simulator.touchUp(finger, at: points[points.count - 1])
      simulator.advance(by: .seconds(2))
    }

    /// The items that are not where they are without a gap.
    private func displacedItems(_ collection: UICollectionView) -> [Int] {
      collection.indexPathsForVisibleItems.filter {
        collection.cellForItem(at: $0)?.frame != collection.layoutAttributesForItem(at: $0)?.frame
      }.map(\.item)
    }

    @Test(.rule("R995"))
    func `The source of an item follows a change of the data`() throws {
      let collection = try show()
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 260)) {
        tiles.tiles.insert(99, at: 0)
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      #expect(tiles.log.contains("drop [1] at 4"))
      #expect(tiles.tiles == [99, 1, 2, 3, 0, 4, 5, 6, 7, 8])
      #expect(displacedItems(collection).isEmpty)
    }

    @Test(.rule("R995"))
    func `Data that is reloaded closes the gap`() throws {
      let collection = try show()
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 260)) {
        tiles.tiles.removeLast(7)
        collection.reloadData()
        simulator.advance(by: .milliseconds(400))
        #expect(displacedItems(collection).isEmpty)
      }
      #expect(tiles.log.contains { $0.hasPrefix("drop [0] at") })
      #expect(collection.visibleCells.count == 2 && displacedItems(collection).isEmpty)
    }

    @Test(.rule("R995"))
    func `A delegate that ends the drag leaves no gap`() throws {
      let collection = try show()
      tiles.onUpdate = { $0.dragInteractionEnabled = false }
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 260)) {
        #expect(!collection.hasActiveDrag && !collection.hasActiveDrop)
        #expect(displacedItems(collection).isEmpty)
      }
      #expect(tiles.log == ["items 0", "begin true", "dropEnd false", "dragEnd false"])
    }

    @Test(.rule("R995"))
    func `A drag takes the place of the gesture that moves items`() throws {
      tiles.moves = true
      let collection = try show()
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 700))
      #expect(tiles.log == ["items 0", "begin true", "drop [0] at -1", "dropEnd false", "dragEnd false"])
      collection.dragInteractionEnabled = false
      tiles.log = []
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 260))
      #expect(tiles.log == ["move 0 4"])
    }
  }
#endif
