import Testing
import UIKit

/// What the completion handler of a batch of updates reports.
@MainActor
struct BatchCompletionTests {
  /// A change of a table with two sections of 10 rows, which shows the first rows of the first section.
  enum Change: CaseIterable {
    case insertRow, deleteRow, moveRowDown, moveRowUp, insertSection, deleteSection, moveSection
  }

  private func perform(_ change: Change, in table: UITableView, of source: RowSource) {
    switch change {
    case .insertRow:
      source.sections[0].insert(100, at: 0)
      table.insertRows(at: [[0, 0]], with: .automatic)
    case .deleteRow:
      source.sections[0].removeFirst()
      table.deleteRows(at: [[0, 0]], with: .automatic)
    case .moveRowDown:
      source.sections[0].append(source.sections[0].removeFirst())
      table.moveRow(at: [0, 0], to: [0, 9])
    case .moveRowUp:
      source.sections[0].insert(source.sections[0].removeLast(), at: 0)
      table.moveRow(at: [0, 9], to: [0, 0])
    case .insertSection:
      source.sections.insert([100, 101], at: 0)
      table.insertSections([0], with: .automatic)
    case .deleteSection:
      source.sections.removeFirst()
      table.deleteSections([0], with: .automatic)
    case .moveSection:
      source.sections.swapAt(0, 1)
      table.moveSection(0, toSection: 1)
    }
  }

  @Test(.rule("R1910"), arguments: Change.allCases, [false, true])
  func `Rows that slide into or out of the visible area do not interrupt the animation`(
    change: Change, hasHeaders: Bool
  ) async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let source = RowSource([Array(0..<10), Array(10..<20)])
    source.height = 50
    source.headers = hasHeaders
    let table = source.table(height: 200)
    table.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(table)
    await stage.show(controller)
    var outcomes: [Bool] = []
    table.performBatchUpdates({ perform(change, in: table, of: source) }) { outcomes.append($0) }
    await stage.settle()
    #expect(outcomes == [true])
    let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(cells.count == table.visibleCells.count)
  }
}
