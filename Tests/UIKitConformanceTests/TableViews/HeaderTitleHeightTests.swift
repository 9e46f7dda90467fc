import Testing
import UIKit

/// The height of a header that consists of a title.
@MainActor
struct HeaderTitleHeightTests {
  private final class Sections: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
  }

  @Test(.rule("R2075"))
  func `The header of a section of a plain table with a title is 28 points high`() async throws {
    let stage = try await Stage.open()
    let controller = Sections(style: .plain)
    controller.tableView.rowHeight = 40
    await stage.show(controller)
    await stage.settle()
    let table: UITableView = controller.tableView
    #expect(table.headerView(forSection: 0)?.frame.height == 28)
    #expect(table.headerView(forSection: 1)?.frame.height == 28)
    // Above each header, a plain table has a padding.
    table.sectionHeaderTopPadding = 0
    table.reloadData()
    await stage.settle()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 136)
  }
}
