import Testing
import UIKit

/// The heights of rows that size themselves, with constraints that allow a height of zero.
@MainActor
struct AmbiguousRowHeightTests {
  private enum Layout: String, CaseIterable {
    case centered, top, edges, collapsed
  }

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.text = "A"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      let (top, bottom) = (contentView.topAnchor, contentView.bottomAnchor)
      switch reuseIdentifier.flatMap(Layout.init) {
      case .centered: label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      case .top: label.topAnchor.constraint(equalTo: top, constant: 10).isActive = true
      case .edges:
        label.topAnchor.constraint(equalTo: top, constant: 30).isActive = true
        label.bottomAnchor.constraint(equalTo: bottom, constant: -30).isActive = true
      case .collapsed:
        label.topAnchor.constraint(equalTo: top).isActive = true
        label.bottomAnchor.constraint(equalTo: bottom).isActive = true
        label.heightAnchor.constraint(equalToConstant: 0).isActive = true
      case nil: break
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for layout in Layout.allCases { tableView.register(Cell.self, forCellReuseIdentifier: layout.rawValue) }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Layout.allCases.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: Layout.allCases[indexPath.row].rawValue, for: indexPath)
    }
  }

  @Test(.rule("R1984"))
  func `A row has the standard height if its constraints do not determine one, and allow zero`() async throws {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    await stage.show(rows)
    let table: UITableView = rows.tableView
    let heights = Layout.allCases.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // A height can include the separator.
    #expect(abs(heights[0] - 44) <= 1 && abs(heights[1] - 44) <= 1)
    #expect(heights[2] > 60 && heights[3] <= 1)
  }
}
