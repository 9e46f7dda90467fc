import Testing
import UIKit

/// Scrolling to rows whose heights differ much from their estimates.
@MainActor
struct ScrollToMeasuredRowTests {
  private final class Rows: UITableViewController {
    var estimate: CGFloat = 20
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.estimatedRowHeight = estimate
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(100 + 5 * indexPath.row)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Expects that a row is visible at a position, or that the content is at one of its ends.
  private func expect(_ place: IndexPath, at position: UITableView.ScrollPosition, in table: UITableView) throws {
    let cell = try #require(table.cellForRow(at: place))
    #expect(cell.frame.height == CGFloat(100 + 5 * place.row))
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

  @Test(.rule("R1981"), arguments: [0, 20, 39], [UITableView.ScrollPosition.top, .middle, .bottom])
  func `A row is at its position after scrolling without animation`(
    row: Int, position: UITableView.ScrollPosition
  ) async throws {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    await stage.show(rows)
    let place = IndexPath(row: row, section: 0)
    rows.tableView.scrollToRow(at: place, at: position, animated: false)
    try expect(place, at: position, in: rows.tableView)
  }

  @Test(
    .rule("R1985"),
    arguments: [(20, 20), (20, 39), (400, 20), (400, 39), (2000, 39)],
    [UITableView.ScrollPosition.top, .middle, .bottom])
  func `A row is at its position after animated scrolling`(
    values: (estimate: Int, row: Int), position: UITableView.ScrollPosition
  ) async throws {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    rows.estimate = CGFloat(values.estimate)
    await stage.show(rows)
    let place = IndexPath(row: values.row, section: 0)
    rows.tableView.scrollToRow(at: place, at: position, animated: true)
    await stage.advance(by: 1)
    await stage.settle()
    try expect(place, at: position, in: rows.tableView)
    // The rows above are not measured.
    let first = IndexPath(row: 0, section: 0)
    rows.tableView.reloadData()
    rows.tableView.scrollToRow(at: first, at: .top, animated: true)
    await stage.advance(by: 1)
    await stage.settle()
    try expect(first, at: .top, in: rows.tableView)
  }
}
