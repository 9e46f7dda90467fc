import Simulator
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct TableViewTests {
  private let controller = UIViewController()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)

  private func boot(_ source: NumberSource) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    table.register(CountedCell.self, forCellReuseIdentifier: "number")
    table.dataSource = source
    table.delegate = source
    table.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(table)
    simulator.show(controller)
    return simulator
  }

  private func texts() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test func `Of a hundred thousand rows only the visible ones exist, from one end to the other`() async throws {
    let source = NumberSource([Array(0..<100_000)])
    let simulator = await boot(source)
    let before = CountedCell.alive
    #expect(table.contentSize.height == 4_400_000)
    #expect(table.visibleCells.count == 20 && texts().first == "0")
    let made = CountedCell.made
    for place in stride(from: CGFloat(0), to: 4_399_000, by: 9_973) {
      table.contentOffset.y = place
      simulator.commit()
      #expect(texts().first == "\(Int(place / 44))")
    }
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    #expect(texts().last == "99999")
    #expect(CountedCell.made - made < 25 && CountedCell.alive - before < 30)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `The delegate determines the heights of rows, which stay in place when estimates were wrong`(
    style: UITableView.Style
  ) async throws {
    let source = NumberSource((0..<5).map { section in (0..<40).map { section * 40 + $0 } })
    source.height = { CGFloat(20 + $0 * 37 % 90) }
    let simulator = await Simulator.boot(.iPhone15)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
    table.register(CountedCell.self, forCellReuseIdentifier: "number")
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    simulator.show(controller)
    table.scrollToRow(at: IndexPath(row: 20, section: 3), at: .middle, animated: false)
    for _ in 0..<200 {
      // Upwards into rows that were never seen.
      guard
        let row = table.indexPathsForVisibleRows?.first(where: { table.rectForRow(at: $0).minY >= table.bounds.minY })
      else { break }
      let place = table.rectForRow(at: row).minY - table.contentOffset.y
      table.contentOffset.y -= 13
      simulator.commit()
      #expect(abs(table.rectForRow(at: row).minY - table.contentOffset.y - place - 13) < 0.01)
    }
    for row in table.indexPathsForVisibleRows ?? [] {
      let number = source.sections[row.section][row.row]
      #expect(table.rectForRow(at: row).height == CGFloat(20 + number * 37 % 90))
      #expect(table.cellForRow(at: row)?.frame == table.rectForRow(at: row))
    }
  }

  @Test func `A tap is reported in Apple's order`() async throws {
    let source = NumberSource([Array(0..<5)])
    let simulator = await boot(source)
    try await simulator.tap("1")
    #expect(source.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
    source.log = []
    try await simulator.tap("3")
    #expect(
      source.log == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1", "didDeselect 1",
        "didSelect 3",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
  }

  @Test func `A drag highlights for a moment at most and selects nothing`() async throws {
    let source = NumberSource([Array(0..<100)])
    let simulator = await boot(source)
    try await simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), over: .milliseconds(100))
    await simulator.settle()
    #expect(source.log.isEmpty && table.contentOffset.y > 0 && table.indexPathForSelectedRow == nil)
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 500))
    await simulator.advance(by: .milliseconds(300))
    simulator.move(finger, to: CGPoint(x: 100, y: 450))
    simulator.touchUp(finger, at: CGPoint(x: 100, y: 450))
    #expect(source.log.count == 3 && source.log[2].hasPrefix("didUnhighlight"))
  }

  @Test func `Several rows can be chosen where that is allowed`() async throws {
    let source = NumberSource([Array(0..<5)])
    let simulator = await boot(source)
    table.allowsMultipleSelection = true
    for row in ["1", "2", "1"] { try await simulator.tap(row) }
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `Swiping deletes a row`() async throws {
    let source = NumberSource([Array(0..<5)])
    let simulator = await boot(source)
    try await simulator.drag(from: CGPoint(x: 350, y: 66), to: CGPoint(x: 250, y: 66), over: .milliseconds(200))
    await simulator.settle()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX ?? 0 < -70)
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(source.log == ["commit 1 1"] && texts() == ["0", "2", "3", "4"])
    try await simulator.drag(from: CGPoint(x: 380, y: 66), to: CGPoint(x: 20, y: 66), over: .milliseconds(200))
    await simulator.settle()
    #expect(texts() == ["0", "3", "4"])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `Leading actions are at the leading side of a row, and trailing ones at the other`(
    direction: UIUserInterfaceLayoutDirection
  ) async throws {
    let source = NumberSource([Array(0..<5)])
    source.pins = true
    let simulator = await boot(source)
    simulator.layoutDirection = direction
    let (isRightToLeft, row) = (direction == .rightToLeft, IndexPath(row: 1, section: 0))
    // Away from the leading edge.
    let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (300, 200) : (100, 200)
    try await simulator.drag(from: CGPoint(x: start, y: 66), to: CGPoint(x: end, y: 66), over: .milliseconds(200))
    await simulator.settle()
    let frame = try #require(table.cellForRow(at: row)?.frame)
    #expect(isRightToLeft ? frame.minX < -70 : frame.minX > 70)
    let button = try #require(simulator.accessibilityElements().first { $0.label == "Pin" }?.frame)
    #expect(isRightToLeft ? button.maxX == 393 : button.minX == 0)
    try await simulator.tap("Pin")
    await simulator.settle()
    #expect(source.log == ["pin 1"] && table.cellForRow(at: row)?.frame.minX == 0)
    // The row has trailing actions as well, at the other side.
    try await simulator.drag(from: CGPoint(x: end, y: 66), to: CGPoint(x: start, y: 66), over: .milliseconds(200))
    await simulator.settle()
    #expect(table.cellForRow(at: row).map { isRightToLeft ? $0.frame.minX > 70 : $0.frame.minX < -70 } == true)
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(texts() == ["0", "2", "3", "4"])
  }

  @Test func `In editing rows have controls to delete them, and to move them`() async throws {
    let source = NumberSource([Array(0..<5)])
    let simulator = await boot(source)
    table.setEditing(true, animated: true)
    await simulator.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 38)
    try await simulator.drag(
      from: CGPoint(x: 371, y: 22), to: CGPoint(x: 371, y: 22 + 2 * 44), over: .milliseconds(400))
    await simulator.settle()
    #expect(source.log == ["move 0 2"] && texts() == ["1", "2", "0", "3", "4"])
    try await simulator.tap(at: CGPoint(x: 27, y: 22))
    await simulator.settle()
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(texts() == ["2", "0", "3", "4"])
  }

  @Test(arguments: 1...40)
  func `Any updates lead to the data source's data`(seed: UInt64) async {
    var numbers = SplitMix64(seed: seed)
    let source = NumberSource([])
    let simulator = await boot(source)
    source.height = { CGFloat(30 + $0 % 50) }
    for round in 0..<6 {
      let world = RandomUpdate(&numbers)
      source.sections = world.old
      table.reloadData()
      simulator.commit()
      source.sections = world.new
      let animation: UITableView.RowAnimation = round % 2 == 0 ? .automatic : .none
      table.performBatchUpdates {
        table.deleteSections(IndexSet(world.changes.deletedSections), with: animation)
        table.insertSections(IndexSet(world.changes.insertedSections), with: animation)
        table.deleteRows(at: world.changes.deletedItems, with: animation)
        table.insertRows(at: world.changes.insertedItems, with: animation)
        for (from, to) in world.changes.movedItems { table.moveRow(at: from, to: to) }
        for (from, to) in world.changes.movedSections { table.moveSection(from, toSection: to) }
      }
      if round % 3 != 0 { await simulator.advance(by: .milliseconds(100)) }
      await simulator.settle()
      check(source)
    }
  }

  /// Compares the visible rows with those of a simple table.
  private func check(_ source: NumberSource) {
    #expect(table.numberOfSections == source.sections.count)
    var y: CGFloat = 0
    for (section, rows) in source.sections.enumerated() {
      #expect(table.numberOfRows(inSection: section) == rows.count)
      for (row, number) in rows.enumerated() {
        let place = IndexPath(row: row, section: section)
        let height = CGFloat(30 + number % 50)
        guard y < table.bounds.maxY else { continue }
        #expect(table.rectForRow(at: place) == CGRect(x: 0, y: y, width: 393, height: height))
        let cell = table.cellForRow(at: place)
        #expect(cell?.textLabel?.text == "\(number)" && cell?.frame == table.rectForRow(at: place) && cell?.alpha == 1)
        #expect(cell.flatMap(table.indexPath(for:)) == place)
        y += height
      }
    }
    let shown = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(shown.count == table.visibleCells.count)
  }

  @Test func `The completion of an update is called when its animation is over`() async {
    let source = NumberSource([[1, 2, 3]])
    let simulator = await boot(source)
    var log: [String] = []
    source.sections = [[1, 3]]
    table.performBatchUpdates({ table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }) { finished in
      log.append("completed \(finished)")
    }
    await simulator.advance(by: .milliseconds(100))
    #expect(log.isEmpty)
    await simulator.settle()
    #expect(log == ["completed true"])
    table.performBatchUpdates(nil) { _ in log.append("empty") }
    await simulator.settle()
    #expect(log == ["completed true", "empty"])
  }

  @Test func `A data source that changes its data in its methods has no effect on the update`() async {
    let source = NumberSource([Array(0..<50)])
    let simulator = await boot(source)
    final class Fickle: NSObject, UITableViewDataSource {
      var rows = 50
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if rows > 3 {
          rows -= 10
          tableView.reloadData()
          _ = tableView.numberOfRows(inSection: 0)
        }
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let fickle = Fickle()
    table.delegate = nil
    table.dataSource = fickle
    simulator.commit()
    await simulator.settle()
    #expect(table.visibleCells.count == max(fickle.rows, 0))
  }

  @Test func `A header stays at the top of a plain table until its section is through`() async {
    let source = TitledSource()
    let simulator = await boot(NumberSource([]))
    table.delegate = nil
    table.dataSource = source
    table.sectionHeaderTopPadding = 0
    simulator.commit()
    let height = table.rectForHeader(inSection: 0).height
    table.contentOffset.y = 100
    simulator.commit()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentOffset.y = table.rect(forSection: 0).maxY - 10
    simulator.commit()
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rect(forSection: 0).maxY)
    #expect(table.headerView(forSection: 1)?.frame.minY == table.rect(forSection: 1).minY && height > 20)
  }

  private final class TitledSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  }
}
