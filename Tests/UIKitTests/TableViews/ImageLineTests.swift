import Simulator
import Testing

@testable import UIKit

/// The lines below cells with images, and beside a section index.
@MainActor
struct ImageLineTests {
  private final class Rows: UITableViewController {
    var configures = false
    var titles: [String]?
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let image = indexPath.row == 0 ? UIImage(systemName: "star") : nil
      if configures {
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = ("Row", image)
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Row"
        cell.imageView?.image = image
      }
      return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func show(_ rows: Rows) async {
    simulator.show(rows)
    await simulator.settle()
  }

  private func line(_ row: Int, in rows: Rows) throws -> CGRect {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))).parts.separator.frame
  }

  @Test(arguments: [false, true])
  func `The line below a cell with an image begins at the text`(configures: Bool) async throws {
    let rows = Rows(style: .plain)
    rows.configures = configures
    await show(rows)
    #expect(try line(0, in: rows).minX == 56)
    #expect(try line(1, in: rows).minX == 16)
    rows.tableView.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    simulator.commit()
    #expect(try line(0, in: rows).minX == 20)
  }

  @Test func `Lines end beside a section index`() async throws {
    let rows = Rows(style: .plain)
    await show(rows)
    #expect(try line(1, in: rows).maxX == 393)
    rows.titles = ["A", "B"]
    rows.tableView.reloadSectionIndexTitles()
    simulator.commit()
    #expect(try line(1, in: rows).maxX == 378)
  }
}
