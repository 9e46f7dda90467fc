import Testing
import UIKit

/// The cells of a table before its next layout pass.
@MainActor
struct PendingCellTests {
  private let source = RowSource([Array(0..<30)])

  @Test(.rule("R2113"))
  func `A reloaded table has the cells of its visible rows without a layout pass`() throws {
    let table = source.table()
    table.reloadData()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(table.cellForRow(at: IndexPath(row: 20, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
    #expect(table.visibleCells.contains(cell))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(source.log.filter { $0 == "cell 1" }.count == 1)
  }

  @Test(.rule("R2113"))
  func `The cells that were visible before a reload are replaced`() throws {
    let table = source.table()
    table.layoutIfNeeded()
    source.log = []
    table.reloadData()
    #expect(!source.log.contains("cell 0"))
    _ = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(source.log.contains("cell 0"))
  }
}
