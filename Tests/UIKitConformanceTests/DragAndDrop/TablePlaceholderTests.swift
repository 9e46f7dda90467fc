// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Tables with placeholders for items that were dropped by finger.
  @MainActor
  struct TablePlaceholderTests {
    private let simulator: Simulator
    private let root = UIViewController()
    private let rows = PlaceholderRows()

    init() async { simulator = await Simulator.boot(.iPhone15) }

    /// Shows rows, and drops one of them on the table.
    private func drop() throws -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(TallPlaceholderCell.self, forCellReuseIdentifier: "placeholder")
      table.dataSource = rows
      table.dragDelegate = rows
      table.dropDelegate = rows
      root.view.addSubview(table)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      try drag(from: CGPoint(x: 60, y: 225))
      return table
    }

    private func drag(from point: CGPoint) throws {
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(900))
      for y: CGFloat in [245, 275] {
        simulator.move(finger, to: CGPoint(x: 60, y: y))
        simulator.advance(by: .milliseconds(400))
      }
      simulator.touchUp(finger, at: CGPoint(x: 60, y: 275))
      simulator.advance(by: .seconds(2))
    }

    private func tap(_ point: CGPoint) throws {
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(100))
      simulator.touchUp(finger, at: point)
      simulator.advance(by: .milliseconds(300))
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    @Test(.rule("R1469"), .rule("R1439"))
    func `A placeholder is between the rows, and the data source does not know it`() throws {
      let table = try drop()
      #expect(rows.contexts.count == 1)
      #expect(table.numberOfRows(inSection: 0) == 5)
      #expect(texts(table) == ["A", "…", "B", "C", "D", "E"])
      #expect(table.visibleCells[1].frame == CGRect(x: 0, y: 50, width: 393, height: 80))
      #expect(table.rectForRow(at: row(0)) == CGRect(x: 0, y: 0, width: 393, height: 50))
      #expect(table.rectForRow(at: row(1)) == CGRect(x: 0, y: 130, width: 393, height: 50))
      #expect(table.cellForRow(at: row(1))?.frame.minY == 130)
      #expect(table.contentSize.height == 330)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == row(1))
      #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3, 4])
    }

    @Test(.rule("R1439"))
    func `A placeholder with an automatic height determines it itself`() throws {
      rows.height = UITableView.automaticDimension
      let table = try drop()
      #expect(table.visibleCells[1].frame == CGRect(x: 0, y: 50, width: 393, height: 70))
      #expect(table.contentSize.height == 320)
      #expect(table.cellForRow(at: row(1))?.frame.minY == 120)
    }

    @Test(.rule("R1470"))
    func `A placeholder is replaced by a row`() throws {
      let table = try drop()
      #expect(rows.commit(0, "X") == 1)
      simulator.advance(by: .seconds(1))
      #expect(texts(table) == ["A", "X", "B", "C", "D", "E"])
      #expect(table.cellForRow(at: row(1))?.frame == CGRect(x: 0, y: 50, width: 393, height: 50))
      #expect(table.contentSize.height == 300)
      #expect(rows.commit(0, "Y") == nil)
      #expect(!rows.contexts[0].deletePlaceholder())
      #expect(rows.rows == ["A", "X", "B", "C", "D", "E"])
    }

    @Test(.rule("R1471"))
    func `A placeholder is removed`() throws {
      let table = try drop()
      #expect(table.hasUncommittedUpdates)
      #expect(rows.contexts[0].deletePlaceholder())
      simulator.advance(by: .seconds(1))
      #expect(!table.hasUncommittedUpdates)
      #expect(texts(table) == ["A", "B", "C", "D", "E"])
      #expect(table.contentSize.height == 250)
      #expect(!rows.contexts[0].deletePlaceholder())
    }

    @Test(.rule("R1471"))
    func `Reloading the data removes placeholders`() throws {
      let table = try drop()
      table.reloadData()
      #expect(!table.hasUncommittedUpdates)
      #expect(rows.commit(0, "X") == nil)
      simulator.advance(by: .milliseconds(100))
      #expect(texts(table) == ["A", "B", "C", "D", "E"])
      #expect(table.contentSize.height == 250)
    }

    @Test(.rule("R1472"))
    func `Index paths are translated between the data source and the presentation`() throws {
      let table = try drop()
      #expect(
        (0..<6).map { table.presentationIndexPath(forDataSourceIndexPath: row($0))?.row } == [0, 2, 3, 4, 5, nil])
      #expect(
        (0..<7).map { table.dataSourceIndexPath(forPresentationIndexPath: row($0))?.row } == [0, nil, 1, 2, 3, 4, nil])
      #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
      #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
    }

    @Test(.rule("R1473"))
    func `Methods use the index paths of the presentation if the app requests that`() throws {
      let table = try drop()
      table.performUsingPresentationValues {
        #expect(table.numberOfRows(inSection: 0) == 6)
        #expect((0..<6).map { table.cellForRow(at: row($0))?.textLabel?.text } == ["A", "…", "B", "C", "D", "E"])
        #expect(table.visibleCells.map { table.indexPath(for: $0)?.row } == [0, 1, 2, 3, 4, 5])
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3, 4, 5])
        #expect(table.rectForRow(at: row(1)) == CGRect(x: 0, y: 50, width: 393, height: 80))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == row(1))
        table.selectRow(at: row(2), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == row(2))
      }
      #expect(table.indexPathForSelectedRow == row(1))
      #expect(table.numberOfRows(inSection: 0) == 5)
    }

    @Test(.rule("R1474"))
    func `Placeholders follow the changes of the data`() throws {
      rows.places = [1, 1]
      let table = try drop()
      #expect(texts(table) == ["A", "…", "…", "B", "C", "D", "E"])
      #expect(rows.commit(1, "Y") == 1)
      simulator.advance(by: .seconds(1))
      #expect(texts(table) == ["A", "…", "Y", "B", "C", "D", "E"])
      rows.rows.insert("Z", at: 0)
      table.insertRows(at: [row(0)], with: .none)
      simulator.advance(by: .seconds(1))
      #expect(texts(table) == ["Z", "A", "…", "Y", "B", "C", "D", "E"])
      #expect(table.cellForRow(at: row(2))?.frame.minY == 180)
      #expect(rows.commit(0, "X") == 2)
      simulator.advance(by: .seconds(1))
      #expect(texts(table) == ["Z", "A", "X", "Y", "B", "C", "D", "E"])
      #expect(!table.hasUncommittedUpdates)
    }

    @Test(.rule("R1436"), .rule("R1437"))
    func `The item moves to its placeholder, whose cell the app configures`() throws {
      _ = try drop()
      #expect(rows.log == ["items 2", "update", "preview …", "landed"])
    }

    @Test(.rule("R1438"))
    func `A placeholder is not selected, and not dragged`() throws {
      let table = try drop()
      try tap(CGPoint(x: 60, y: 190))
      #expect(table.indexPathForSelectedRow == nil)
      rows.log = []
      try drag(from: CGPoint(x: 60, y: 190))
      #expect(rows.log.isEmpty)
      try tap(CGPoint(x: 60, y: 255))
      #expect(table.indexPathForSelectedRow == row(1))
    }
  }
#endif
