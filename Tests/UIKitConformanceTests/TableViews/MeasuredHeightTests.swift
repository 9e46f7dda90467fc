import Testing
import UIKit

/// The height of a row that is determined only when its cell is created.
@MainActor
struct MeasuredHeightTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var heights: [IndexPath: CGFloat] = [:]
    var estimate: CGFloat = 44

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = estimate
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.append("cell \(indexPath.row)")
      heights[indexPath] = 100
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      log.append("height \(indexPath.row)")
      return heights[indexPath] ?? estimate
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.append("will \(indexPath.row)")
    }
  }

  private func show(_ controller: Rows, preparing prepare: () -> Void = {}) async throws -> Stage {
    let stage = try await Stage.open()
    // Not before: the heights would be requested again if the device of another test had other traits.
    prepare()
    await stage.show(controller)
    await stage.settle()
    return stage
  }

  @Test(.rule("R2067"))
  func `The height of a row with an estimate is that after the creation of its cell`() async throws {
    let controller = Rows(style: .plain)
    let stage = try await show(controller)
    let table: UITableView = controller.tableView
    for row in 0..<3 { #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).height == 100) }
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 100)
    let first = controller.log.filter { $0.hasSuffix(" 0") }
    #expect(Array(first.suffix(3)) == ["cell 0", "height 0", "will 0"])
    _ = stage
  }

  @Test(.rule("R2067"))
  func `Only the rows that are visible are measured, and not again when they are displayed again`() async throws {
    let controller = Rows(style: .plain)
    let stage = try await show(controller)
    #expect(!controller.log.contains { $0.hasPrefix("height") && Int($0.dropFirst(7)) ?? 0 > 50 })
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    await stage.turn()
    controller.log = []
    controller.tableView.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    await stage.turn()
    #expect(controller.log.contains("cell 0"))
    #expect(!controller.log.contains("height 0"))
  }

  @Test(.rule("R2067"))
  func `Without an estimate, the height that was returned before the cell applies`() async throws {
    let controller = Rows(style: .plain)
    controller.estimate = 0
    let stage = try await show(controller) {
      controller.loadViewIfNeeded()
      controller.heights = Dictionary(uniqueKeysWithValues: (0..<1000).map { (IndexPath(row: $0, section: 0), 60) })
    }
    #expect(controller.log.filter { $0 == "height 0" }.count == 1)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    _ = stage
  }
}
