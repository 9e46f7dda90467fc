import Testing
import UIKit

/// The announcement of rows before they are displayed.
@MainActor
struct TablePrefetchTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { announced += indexPaths }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths
    }
  }

  private let rows = Rows()

  @Test(.rule("R581"))
  func `Rows that follow in the direction of scrolling are announced before they are displayed`() async throws {
    let stage = try await Stage.open()
    let controller = UITableViewController()
    controller.tableView.rowHeight = 50
    controller.tableView.dataSource = rows
    controller.tableView.prefetchDataSource = rows
    await stage.show(controller)
    let table: UITableView = controller.tableView
    table.contentOffset.y += 100
    await stage.turn()
    let last = try #require(table.indexPathsForVisibleRows?.last)
    #expect(rows.announced.contains(IndexPath(row: last.row + 2, section: 0)))
    #expect(Set(rows.announced).isDisjoint(with: Set((0...4).map { IndexPath(row: $0, section: 0) })))
    // When the direction changes, the rows below are cancelled.
    table.contentOffset.y += 2000
    await stage.turn()
    rows.cancelled = []
    table.contentOffset.y -= 100
    await stage.turn()
    let lowest = try #require(table.indexPathsForVisibleRows?.last)
    #expect(rows.cancelled.contains { $0 > lowest })
  }
}
