// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Dragging and dropping in tables and collection views, by finger.
  @MainActor
  struct ListDragTests {
    private let simulator: Simulator
    private let root = UIViewController()

    init() async { simulator = await Simulator.boot(.iPhone15) }

    private func show(_ rows: DragRows) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.dragDelegate = rows
      table.dropDelegate = rows
      root.view.addSubview(table)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      return table
    }

    private func drag(_ points: CGPoint...) throws {
      let finger = try simulator.touchDown(at: points[0])
      simulator.advance(by: .milliseconds(900))
      for point in points.dropFirst() {
        simulator.move(finger, to: point)
        simulator.advance(by: .milliseconds(400))
      }
      simulator.touchUp(finger, at: points[points.count - 1])
      simulator.advance(by: .seconds(2))
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    @Test(.rule("R992"))
    func `A long press on a row drags its items`() throws {
      let rows = DragRows()
      let table = show(rows)
      #expect(table.dragInteractionEnabled)
      try drag(CGPoint(x: 60, y: 175), CGPoint(x: 60, y: 195), CGPoint(x: 60, y: 750))
      #expect(rows.log == ["items 1", "begin true", "dropEnd false", "dragEnd false"])
      rows.log = []
      table.dragInteractionEnabled = false
      try drag(CGPoint(x: 60, y: 175), CGPoint(x: 60, y: 750))
      #expect(rows.log.isEmpty)
    }

    @Test(.rule("R992"))
    func `A selected row is dragged with the other selected rows`() throws {
      let rows = DragRows()
      let table = show(rows)
      table.allowsMultipleSelection = true
      for row in [0, 3] { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
      rows.operation = .copy
      try drag(CGPoint(x: 60, y: 275), CGPoint(x: 60, y: 225))
      #expect(rows.log.prefix(3) == ["items 3", "items 0", "begin true"])
      #expect(rows.log.contains { $0.hasPrefix("drop [3, 0] at") })
    }

    @Test(.rule("R993"))
    func `The data source moves a row that it can move`() throws {
      let rows = DragRows()
      rows.moves = true
      let table = show(rows)
      try drag(CGPoint(x: 60, y: 125), CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 225))
      #expect(rows.log == ["items 0", "begin true", "move 0 2", "dropEnd false", "dragEnd false"])
      #expect(rows.rows == ["B", "C", "A", "D", "E"])
      #expect(texts(table) == rows.rows)
    }

    @Test(.rule("R993"))
    func `A table without a drop delegate moves rows as well`() throws {
      let rows = DragRows()
      rows.moves = true
      let table = show(rows)
      table.dropDelegate = nil
      try drag(CGPoint(x: 60, y: 325), CGPoint(x: 60, y: 300), CGPoint(x: 60, y: 125))
      #expect(rows.log == ["items 4", "begin true", "move 4 0", "dragEnd false"])
      #expect(texts(table) == ["E", "A", "B", "C", "D"])
    }

    @Test(.rule("R994"))
    func `The drop delegate receives the items with their rows, and animates them to rows`() throws {
      let rows = DragRows()
      let table = show(rows)
      try drag(CGPoint(x: 60, y: 125), CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 275))
      #expect(
        rows.log == ["items 0", "begin true", "drop [0] at 3", "landed", "dropEnd false", "dragEnd false"])
      #expect(rows.rows == ["B", "C", "D", "A", "E"])
      #expect(texts(table) == rows.rows)
    }

    @Test(.rule("R994"))
    func `Below the rows there is no destination`() throws {
      let rows = DragRows()
      rows.operation = .copy
      _ = show(rows)
      try drag(CGPoint(x: 60, y: 125), CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 500))
      #expect(rows.log.contains("drop [0] at -1"))
    }

    @Test(.rule("R996"))
    func `A table reports the active drag and the active drop`() throws {
      let rows = DragRows()
      let table = show(rows)
      var states: [Bool] = []
      rows.onUpdate = { states = [$0.hasActiveDrag, $0.hasActiveDrop] }
      #expect(!table.hasActiveDrag && !table.hasActiveDrop)
      try drag(CGPoint(x: 60, y: 125), CGPoint(x: 60, y: 200))
      #expect(states == [true, true])
      #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    }

    // MARK: - Collection Views

    private func show(_ tiles: DragTiles) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 10
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 500), collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = tiles
      collection.dragDelegate = tiles
      collection.dropDelegate = tiles
      root.view.addSubview(collection)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      return collection
    }

    @Test(.rule("R995"), .rule("R996"))
    func `The drop delegate of a collection view receives the items, and animates them to their places`() throws {
      let tiles = DragTiles()
      let collection = show(tiles)
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 260))
      #expect(tiles.log == ["items 0", "begin true", "drop [0] at 4", "landed", "dropEnd false", "dragEnd false"])
      #expect(tiles.tiles == [1, 2, 3, 4, 0, 5, 6, 7, 8])
      #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.tag == 0)
    }

    @Test(.rule("R995"))
    func `The destination is the item under the touch, or none`() throws {
      let tiles = DragTiles()
      tiles.intent = .insertIntoDestinationIndexPath
      _ = show(tiles)
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 270, y: 150))
      #expect(tiles.log.contains("drop [0] at 2"))
      tiles.log = []
      try drag(CGPoint(x: 50, y: 150), CGPoint(x: 70, y: 170), CGPoint(x: 160, y: 550))
      #expect(tiles.log.contains("drop [0] at -1"))
    }
  }
#endif
