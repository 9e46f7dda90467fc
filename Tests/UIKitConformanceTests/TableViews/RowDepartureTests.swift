import Testing
import UIKit

/// The views of rows and sections that an animated update removes, moves, or inserts.
@MainActor
struct RowDepartureTests {
  /// A change that removes the row 1, or replaces its cell.
  enum Departure: CaseIterable {
    case delete, deleteInBatch, reload
  }

  private func show(_ sections: [[Int]], hasHeaders: Bool = false, style: UITableView.Style = .plain) async throws
    -> (Stage, RowSource, UITableView)
  {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let source = RowSource(sections)
    source.headers = hasHeaders
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    await stage.show(controller)
    source.log = []
    return (stage, source, table)
  }

  private func displayed(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  private func opacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }

  @Test(
    .rule("R1978"), arguments: Departure.allCases,
    [UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .middle, .automatic])
  func `The cell of a row that leaves remains in the table until the animation ends`(
    departure: Departure, animation: UITableView.RowAnimation
  ) async throws {
    let (stage, source, table) = try await show([Array(0..<10)])
    let cell = try #require(table.cellForRow(at: [0, 1]))
    if departure != .reload { source.sections[0].remove(at: 1) }
    switch departure {
    case .delete: table.deleteRows(at: [[0, 1]], with: animation)
    case .deleteInBatch:
      table.performBatchUpdates({ table.deleteRows(at: [[0, 1]], with: animation) }, completion: nil)
    case .reload: table.reloadRows(at: [[0, 1]], with: animation)
    }
    await stage.turn()
    #expect(cell.superview === table)
    #expect(table.indexPath(for: cell) == nil)
    #expect(!table.visibleCells.contains(cell))
    #expect(table.cellForRow(at: [0, 1]) !== cell)
    await stage.advance(by: 0.1)
    #expect(opacity(cell) < 1)
    #expect(!source.log.contains("didEnd 1"))
    await stage.settle()
    #expect(cell.superview == nil)
    #expect(source.log.filter { $0 == "didEnd 1" }.count == 1)
  }

  @Test(.rule("R1978"))
  func `A row slides out in the direction of its animation`() async throws {
    for (animation, x, y) in [(UITableView.RowAnimation.left, -1, 0), (.right, 1, 0), (.top, 0, -1), (.bottom, 0, 1)] {
      let (stage, source, table) = try await show([Array(0..<10)])
      let cell = try #require(table.cellForRow(at: [0, 1]))
      source.sections[0].remove(at: 1)
      table.deleteRows(at: [[0, 1]], with: animation)
      await stage.advance(by: 0.1)
      let moved = displayed(cell).offsetBy(dx: 0, dy: -44)
      #expect((moved.minX < -1, moved.minX > 1) == (x < 0, x > 0))
      #expect((moved.minY < -1, moved.minY > 1) == (y < 0, y > 0))
    }
  }

  @Test(.rule("R1972"))
  func `Rows without an animation of their own move with the default animation`() async throws {
    let (stage, source, table) = try await show([Array(0..<10)])
    let next = try #require(table.cellForRow(at: [0, 2]))
    source.sections[0].remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .none)
    await stage.advance(by: 0.1)
    #expect(displayed(next).minY > 45 && displayed(next).minY < 87)
    await stage.settle()
    #expect(displayed(next).minY == 44)
  }

  @Test(.rule("R1973"))
  func `Rows that become visible slide in, and others slide out before they are removed`() async throws {
    let (stage, source, table) = try await show([Array(0..<10)])
    source.sections[0].remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .fade)
    let arriving = try #require(table.cellForRow(at: [0, 4]))
    await stage.advance(by: 0.1)
    #expect(displayed(arriving).minY > 177 && displayed(arriving).minY < 220)
    await stage.settle()
    source.log = []

    source.sections[0].insert(100, at: 0)
    let last = try #require(table.cellForRow(at: [0, 4]))
    table.insertRows(at: [[0, 0]], with: .fade)
    await stage.advance(by: 0.1)
    #expect(last.superview === table)
    #expect(displayed(last).minY > 177 && displayed(last).minY < 220)
    #expect(table.visibleCells.count == 5)
    #expect(!source.log.contains { $0.hasPrefix("didEnd") })
    await stage.settle()
    #expect(last.superview == nil)
    #expect(source.log.filter { $0.hasPrefix("didEnd") }.count == 1)
  }

  @Test(.rule("R1974"), arguments: [UITableView.Style.plain, .grouped])
  func `The headers of sections leave and appear with the rows`(style: UITableView.Style) async throws {
    let (stage, source, table) = try await show([[1], [2], [3]], hasHeaders: true, style: style)
    let headers = table.subviews.filter { !($0 is UITableViewCell) && $0.frame.height == 20 }
      .sorted { $0.frame.minY < $1.frame.minY }
    try #require(headers.count == 3)
    source.sections.remove(at: 1)
    table.deleteSections([1], with: .fade)
    await stage.advance(by: 0.1)
    #expect(headers[1].superview === table)
    #expect(opacity(headers[1]) > 0 && opacity(headers[1]) < 1)
    #expect(displayed(headers[2]).minY > headers[2].frame.minY)
    #expect(!source.log.contains("didEndHeader 1"))
    await stage.settle()
    #expect(headers[1].superview == nil)
    #expect(source.log.contains("didEndHeader 1"))

    source.sections.insert([4], at: 1)
    table.insertSections([1], with: .fade)
    await stage.advance(by: 0.1)
    let inserted = table.subviews.filter {
      !($0 is UITableViewCell) && $0.frame == table.rectForHeader(inSection: 1)
    }
    try #require(inserted.count == 1)
    #expect(displayed(inserted[0]) == table.rectForHeader(inSection: 1))
    #expect(opacity(inserted[0]) > 0 && opacity(inserted[0]) < 1)
  }
}
