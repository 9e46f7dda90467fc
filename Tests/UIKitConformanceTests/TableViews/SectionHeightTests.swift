import Testing
import UIKit

/// The space for headers and footers with a height that the table has for all of them.
@MainActor
struct SectionHeightTests {
  private final class Sections: UITableViewController {
    var titles: [String?] = [nil, nil]
    var ownHeight: CGFloat?

    override func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
  }

  private func show(_ titles: [String?]) async throws -> (Stage, Sections) {
    let stage = try await Stage.open()
    let controller = Sections(style: .plain)
    controller.titles = titles
    controller.tableView.rowHeight = 40
    controller.tableView.sectionHeaderHeight = 30
    controller.tableView.sectionFooterHeight = 0
    controller.tableView.sectionHeaderTopPadding = 0
    await stage.show(controller)
    await stage.settle()
    return (stage, controller)
  }

  private func start(_ section: Int, in controller: Sections) -> CGFloat {
    controller.tableView.rectForRow(at: IndexPath(row: 0, section: section)).minY
  }

  @Test(.rule("R1220")) func `A section of a plain table without a title has no header`() async throws {
    let (_, controller) = try await show([nil, nil])
    #expect(start(0, in: controller) == 0)
    #expect(start(1, in: controller) == 80)
  }

  @Test(.rule("R1220")) func `The header of a section with a title has the height of the table`() async throws {
    let (_, controller) = try await show([nil, "Second"])
    #expect(start(0, in: controller) == 0)
    #expect(start(1, in: controller) == 110)
    #expect(controller.tableView.headerView(forSection: 1)?.frame.height == 30)
  }
}
