import Testing
import UIKit

/// The margins of cells.
@MainActor
struct CellMarginTests {
  private final class MarginCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(MarginCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private let rows = Rows(style: .plain)

  private func cell() throws -> MarginCell {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? MarginCell)
  }

  @Test(.rule("R2042"))
  func `The margins of a cell begin where the line below it begins`() async throws {
    let stage = try await Stage.open()
    await stage.show(rows)
    let cell = try cell()
    #expect(cell.layoutMargins.left == rows.tableView.separatorInset.left && cell.layoutMargins.left > 8)
    #expect(cell.layoutMargins.left == cell.contentView.layoutMargins.left)
    #expect(cell.label.convert(cell.label.bounds, to: cell).minX == cell.layoutMargins.left)
  }

  @Test(.rule("R2042"))
  func `A cell keeps the margins that an app sets`() async throws {
    let stage = try await Stage.open()
    await stage.show(rows)
    let cell = try cell()
    cell.preservesSuperviewLayoutMargins = false
    cell.layoutMargins = .zero
    rows.tableView.frame.size.width = 500
    await stage.turn()
    #expect(cell.layoutMargins.left == 0)
    #expect(cell.label.convert(cell.label.bounds, to: cell).minX == 0)
  }
}
