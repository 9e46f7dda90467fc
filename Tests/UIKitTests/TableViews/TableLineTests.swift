import Simulator
import Testing

@testable import UIKit

/// The lines between the rows of a table, and those of its empty rows.
@MainActor
struct TableLineTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private let simulator: Simulator
  private let rows = Rows(style: .plain)

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    simulator.show(rows)
    await simulator.settle()
  }

  private func separator() throws -> CGRect {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))).parts.separator.frame
  }

  @Test func `The insets of lines are measured from the cell or added to the default insets`() async throws {
    #expect(try separator().minX == 16)
    rows.tableView.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    simulator.commit()
    #expect(try separator().minX == 10 && separator().maxX == 388)
    rows.tableView.separatorInsetReference = .fromAutomaticInsets
    simulator.commit()
    #expect(try separator().minX == 26 && separator().maxX == 388)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.separatorInset = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 0)
    simulator.commit()
    #expect(try separator().minX == 10 && separator().maxX == 393)
  }

  private var lines: [CGRect] {
    rows.tableView.fillerRows.map { filler in
      filler.subviews.map { filler.convert($0.frame, to: rows.tableView) }
    } ?? []
  }

  @Test func `Empty rows fill the table below its last row`() throws {
    #expect(lines.isEmpty)
    rows.tableView.fillerRowHeight = 100
    simulator.commit()
    #expect(lines.prefix(2).map { $0.maxY.rounded() } == [188, 288])
    #expect(lines.first?.minX == 16)
    rows.tableView.fillerRowHeight = UITableView.automaticDimension
    simulator.commit()
    #expect(lines.prefix(2).map { $0.maxY.rounded() } == [132, 176])
    rows.tableView.tableFooterView = UIView()
    simulator.commit()
    #expect(lines.isEmpty)
  }
}
