import Testing
import UIKit

/// The separators in the heights of rows that size themselves.
@MainActor
struct SeparatorHeightTests {
  private final class Rows: UITableViewController {
    var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      makeCell()
    }
  }

  /// Returns a cell whose content is 54 points high.
  private static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = cell.contentView.adding(ContentView(30, 34))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
    ])
    return cell
  }

  private func show(_ makeCell: @escaping () -> UITableViewCell, lines: UITableViewCell.SeparatorStyle = .singleLine)
    async throws -> (table: UITableView, pixel: CGFloat)
  {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    rows.makeCell = makeCell
    rows.tableView.separatorStyle = lines
    let window = await stage.show(rows)
    return (rows.tableView, 1 / window.screen.scale)
  }

  private let first = IndexPath(row: 0, section: 0)

  @Test(.rule("R2114"))
  func `A row is higher than its content by the separator, and the content view is as high as the row`() async throws {
    let (table, pixel) = try await show(Self.cell)
    let cell = try #require(table.cellForRow(at: first))
    #expect(abs(table.rectForRow(at: first).height - 54 - pixel) < 0.01)
    #expect(abs(cell.contentView.frame.height - 54 - pixel) < 0.01)
    #expect(abs((cell.contentView.subviews.first?.frame.height ?? 0) - 34 - pixel) < 0.01)
  }

  @Test(.rule("R2114"))
  func `Without separators, a row is as high as its content`() async throws {
    let (table, _) = try await show(Self.cell, lines: .none)
    #expect(abs(table.rectForRow(at: first).height - 54) < 0.01)
  }

  @Test(.rule("R2114"))
  func `The height that the delegate or the table specifies includes the separator`() async throws {
    let (table, _) = try await show(Self.cell)
    table.rowHeight = 80
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: first).height == 80)
    #expect(table.cellForRow(at: first)?.contentView.frame.height == 80)
  }

  @Test(.rule("R2114"))
  func `The height that a cell returns itself includes the separator`() async throws {
    final class Fixed: UITableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 70) }
    }
    let (table, _) = try await show { Fixed(style: .default, reuseIdentifier: nil) }
    #expect(table.rectForRow(at: first).height == 70)
  }

  @Test(.rule("R2114"), arguments: [false, true])
  func `The standard height includes the separator`(hasConfiguration: Bool) async throws {
    let (table, _) = try await show {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if hasConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Row"
      }
      return cell
    }
    #expect(table.rectForRow(at: first).height == 44)
  }
}
