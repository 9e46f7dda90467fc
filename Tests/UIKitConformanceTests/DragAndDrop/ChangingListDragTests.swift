// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Lists whose data, cells, or delegates change while their rows and items are dragged.
  @MainActor
  struct ChangingListDragTests {
    private let simulator: Simulator
    private let root = UIViewController()

    init() async { simulator = await Simulator.boot(.iPhone15) }

    /// A cell that records its states.
    private final class Cell: UITableViewCell {
      static var states: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        Self.states.append(dragState)
      }
    }

    private func show(_ rows: DragRows, cells: AnyClass = UITableViewCell.self) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
      table.rowHeight = 50
      table.register(cells, forCellReuseIdentifier: "cell")
      table.dataSource = rows
      table.dragDelegate = rows
      table.dropDelegate = rows
      root.view.addSubview(table)
      simulator.show(root)
      simulator.advance(by: .milliseconds(100))
      return table
    }

    private func lift(at point: CGPoint) throws -> Finger {
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(900))
      return finger
    }

    private func move(_ finger: Finger, to points: CGPoint...) {
      for point in points {
        simulator.move(finger, to: point)
        simulator.advance(by: .milliseconds(400))
      }
    }

    private func release(_ finger: Finger, at point: CGPoint) {
      simulator.touchUp(finger, at: point)
      simulator.advance(by: .seconds(2))
    }

    /// The rows that are not where they are without a gap.
    private func displacedRows(_ table: UITableView) -> [Int] {
      (table.indexPathsForVisibleRows ?? []).filter { table.cellForRow(at: $0)?.frame != table.rectForRow(at: $0) }
        .map(\.row)
    }

    private let outside = CGPoint(x: 60, y: 750)

    // MARK: - Changes of the Data

    @Test(.rule("R994"))
    func `The source of an item follows a change of the data`() throws {
      let rows = DragRows()
      let table = show(rows)
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      move(finger, to: CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 275))
      rows.rows.insert("X", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      move(finger, to: CGPoint(x: 60, y: 276))
      release(finger, at: CGPoint(x: 60, y: 276))
      #expect(rows.log.contains("drop [1] at 3"))
      #expect(rows.rows == ["X", "B", "C", "A", "D", "E"])
      #expect(displacedRows(table).isEmpty)
    }

    @Test(.rule("R994"))
    func `The destination of a drop exists after a change of the data`() throws {
      let rows = DragRows()
      let table = show(rows)
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      move(finger, to: CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 325))
      rows.rows.removeLast(2)
      table.deleteRows(at: [3, 4].map { IndexPath(row: $0, section: 0) }, with: .none)
      release(finger, at: CGPoint(x: 60, y: 325))
      #expect(rows.log.contains("drop [0] at -1"))
      #expect(displacedRows(table).isEmpty)
    }

    @Test(.rule("R994"))
    func `A deleted row is no source, and its item vanishes when the drag is cancelled`() throws {
      let rows = DragRows()
      rows.operation = .copy
      let table = show(rows)
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      move(finger, to: CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 275))
      rows.rows.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      move(finger, to: CGPoint(x: 60, y: 250))
      release(finger, at: CGPoint(x: 60, y: 250))
      #expect(rows.log.contains { $0.hasPrefix("drop [-1] at") })
      #expect(displacedRows(table).isEmpty)
    }

    @Test(.rule("R994"))
    func `Data that is reloaded closes the gap`() throws {
      let rows = DragRows()
      let table = show(rows)
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      move(finger, to: CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 275))
      #expect(!displacedRows(table).isEmpty)
      rows.rows = ["A", "B"]
      table.reloadData()
      simulator.advance(by: .milliseconds(400))
      #expect(displacedRows(table).isEmpty)
      move(finger, to: outside)
      release(finger, at: outside)
      #expect(rows.log.suffix(2) == ["dropEnd false", "dragEnd false"])
      #expect(displacedRows(table).isEmpty)
    }

    @Test(.rule("R994"))
    func `Data that is reloaded has a new destination, without another movement`() throws {
      let rows = DragRows()
      let table = show(rows)
      let finger = try lift(at: CGPoint(x: 60, y: 325))
      move(finger, to: CGPoint(x: 60, y: 300), CGPoint(x: 60, y: 275))
      rows.rows = ["A", "B"]
      table.reloadData()
      release(finger, at: CGPoint(x: 60, y: 275))
      #expect(rows.log.contains("drop [-1] at -1"))
      #expect(displacedRows(table).isEmpty)
    }

    // MARK: - Changes of the Table

    @Test(.rule("R994"))
    func `A delegate that ends the drag leaves no gap`() throws {
      let rows = DragRows()
      let table = show(rows)
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      rows.onUpdate = { $0.dragInteractionEnabled = false }
      move(finger, to: CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 275))
      #expect(displacedRows(table).isEmpty)
      #expect(!table.hasActiveDrag && !table.hasActiveDrop)
      release(finger, at: CGPoint(x: 60, y: 275))
      #expect(rows.log == ["items 0", "begin true", "dropEnd false", "dragEnd false"])
    }

    @Test(.rule("R996"))
    func `A table can be deallocated after its drag`() throws {
      weak var table: UITableView?
      let rows = DragRows()
      try autoreleased {
        table = show(rows)
        let finger = try lift(at: CGPoint(x: 60, y: 125))
        move(finger, to: CGPoint(x: 60, y: 150), outside)
        simulator.touchUp(finger, at: outside)
        simulator.advance(by: .milliseconds(50))
        table?.removeFromSuperview()
        simulator.advance(by: .seconds(2))
      }
      #expect(table == nil)
      // A row has no preview when its table has been removed, so that the drag does not retain the table.
      try autoreleased {
        table = show(rows)
        let finger = try lift(at: CGPoint(x: 60, y: 125))
        move(finger, to: CGPoint(x: 60, y: 150), outside)
        table?.removeFromSuperview()
        simulator.touchUp(finger, at: outside)
        simulator.advance(by: .seconds(2))
      }
      #expect(table == nil)
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

    // MARK: - Cells

    @Test(.rule("R992"))
    func `A cell is lifted, dragged, and released`() throws {
      Cell.states = []
      let rows = DragRows()
      let table = show(rows, cells: Cell.self)
      let content = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView)
      content.alpha = 0.5
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      #expect(Cell.states == [.lifting])
      #expect(content.alpha == 0.5)
      move(finger, to: CGPoint(x: 60, y: 150), outside)
      #expect(Cell.states == [.lifting, .dragging])
      #expect(content.alpha == 0.25)
      release(finger, at: outside)
      #expect(Cell.states == [.lifting, .dragging, .none])
      #expect(content.alpha == 0.5)
    }

    @Test(.rule("R992"), arguments: [200, 900])
    func `A cell that was lifted, but not dragged, has no drag state`(milliseconds: Int) throws {
      Cell.states = []
      let rows = DragRows()
      _ = show(rows, cells: Cell.self)
      let point = CGPoint(x: 60, y: 125)
      let finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(500 + milliseconds))
      release(finger, at: point)
      #expect(Cell.states == [.lifting, .none])
      #expect(rows.log == ["items 0"])
    }

    @Test(.rule("R992"))
    func `A cell that shows another row is visible, and a cell that shows the row again is dragged`() throws {
      Cell.states = []
      let rows = DragRows()
      rows.rows = (0..<30).map(String.init)
      let table = show(rows, cells: Cell.self)
      let finger = try lift(at: CGPoint(x: 60, y: 125))
      move(finger, to: CGPoint(x: 60, y: 150), CGPoint(x: 60, y: 275))
      table.contentOffset.y = 700
      simulator.advance(by: .milliseconds(200))
      let svg = simulator.svgSnapshot()
      for row in table.indexPathsForVisibleRows ?? [] { #expect(svg.contains(">\(row.row)<")) }
      table.contentOffset.y = 0
      simulator.advance(by: .milliseconds(200))
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.alpha == 0.5)
      move(finger, to: outside)
      release(finger, at: outside)
      #expect(table.visibleCells.allSatisfy { $0.contentView.alpha == 1 })
      #expect(simulator.svgSnapshot().contains(">0<"))
    }
  }
#endif
