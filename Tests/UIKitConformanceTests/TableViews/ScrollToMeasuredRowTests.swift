import Testing
import UIKit

/// Scrolling to rows whose heights differ much from their estimates.
@MainActor
struct ScrollToMeasuredRowTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = 20
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(100 + 5 * indexPath.row)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test(.rule("R1981"), arguments: [0, 20, 39], [UITableView.ScrollPosition.top, .middle, .bottom])
  func `A row is at its position after scrolling without animation`(
    row: Int, position: UITableView.ScrollPosition
  ) async throws {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    await stage.show(rows)
    let table: UITableView = rows.tableView
    let place = IndexPath(row: row, section: 0)
    table.scrollToRow(at: place, at: position, animated: false)
    let cell = try #require(table.cellForRow(at: place))
    #expect(cell.frame.height == CGFloat(100 + 5 * row))
    let area = table.bounds.inset(by: table.adjustedContentInset)
    let distance =
      switch position {
      case .top: cell.frame.minY - area.minY
      case .bottom: area.maxY - cell.frame.maxY
      default: cell.frame.midY - area.midY
      }
    // The content does not scroll beyond its ends.
    let isAtEnd = area.minY <= 0.5 || area.maxY >= table.contentSize.height - 0.5
    #expect(abs(distance) < 1 || isAtEnd)
    #expect(area.intersects(cell.frame))
  }
}
