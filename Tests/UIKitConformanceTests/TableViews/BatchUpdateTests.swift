import Testing
import UIKit

/// What a table does with the rows that remain, and with those that are reloaded, in a batch of updates.
@MainActor
struct BatchUpdateTests {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  private func laidOut(_ source: RowSource) -> UITableView {
    let table = source.table()
    table.layoutIfNeeded()
    return table
  }

  @Test(.rule("R1510"))
  func `An empty batch reads the heights of the rows again and keeps their cells`() {
    let source = RowSource([[1, 2, 3]])
    let table = laidOut(source)
    let cell = table.cellForRow(at: first)
    source.height = 100
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: first).height == 100)
    #expect(table.rectForRow(at: second).minY == 100)
    #expect(cell != nil && table.cellForRow(at: first) === cell)
  }

  @Test(.rule("R1510"))
  func `Without estimates all heights are read again immediately`() {
    let source = RowSource([Array(0..<100)])
    let table = source.table()
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    source.height = 50
    table.performBatchUpdates(nil)
    #expect(table.contentSize.height == 5000)
  }

  @Test(.rule("R1510"))
  func `A cell that sizes itself is measured again`() throws {
    let source = RowSource([[1, 2]])
    source.height = UITableView.automaticDimension
    let table = laidOut(source)
    let cell = try #require(table.cellForRow(at: first))
    let old = table.rectForRow(at: first).height
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 150),
    ])
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(old < 100)
    #expect(table.rectForRow(at: first).height >= 150)
  }

  @Test(.rule("R1510"))
  func `Rows that remain beside inserted ones have their present heights`() {
    let source = RowSource([[1, 2]])
    let table = laidOut(source)
    source.height = 70
    source.sections[0].append(3)
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: second).minY == 70)
    #expect(table.contentSize.height == 210)
  }

  @Test(.rule("R1511"))
  func `A reloaded row is not selected`() {
    let source = RowSource([[1, 2]])
    let table = laidOut(source)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    table.reloadRows(at: [first], with: .none)
    #expect(table.indexPathForSelectedRow == second)
    table.reloadRows(at: [second], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(.rule("R1512"))
  func `A reloaded row has another cell`() {
    let source = RowSource([[1, 2]])
    let table = laidOut(source)
    let cell = table.cellForRow(at: first)
    table.reloadRows(at: [first], with: .none)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: first) != nil)
    #expect(table.cellForRow(at: first) !== cell)
  }

  @Test(.rule("R1513"))
  func `Updates outside of a window show their cells immediately`() {
    let source = RowSource([[1]])
    let table = laidOut(source)
    source.sections[0].append(2)
    table.insertRows(at: [second], with: .none)
    #expect(table.cellForRow(at: second) != nil)
  }

  @Test(.rule("R1514"))
  func `The header of a deleted section is no longer displayed`() {
    let source = RowSource([[1], [2]])
    source.headers = true
    let table = laidOut(source)
    source.log = []
    source.sections.removeLast()
    table.deleteSections([1], with: .none)
    table.layoutIfNeeded()
    #expect(source.log.contains("didEndHeader 1"))
    #expect(!source.log.contains("didEndHeader 0"))
  }
}
