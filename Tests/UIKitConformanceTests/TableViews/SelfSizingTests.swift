import Testing
import UIKit

@MainActor
struct SelfSizingTests {
  final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -40),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its cells in code") }
  }

  final class Texts: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = Array(repeating: "Lines", count: indexPath.row + 1).joined(separator: "\n")
      return cell
    }
  }

  @Test func `Constraints determine the heights of rows`() async throws {
    let stage = try await Stage.open()
    let controller = Texts(style: .plain)
    await stage.show(controller)
    for row in 0..<4 {
      let place = IndexPath(row: row, section: 0)
      let cell = try #require(controller.tableView.cellForRow(at: place) as? Cell)
      let line = cell.label.font.lineHeight
      let height = controller.tableView.rectForRow(at: place).height
      // The separator below a row may be included in its height.
      #expect(height >= 70 + line * CGFloat(row + 1) - 1 && height <= 72 + line * CGFloat(row + 1))
      #expect(abs(cell.label.frame.minY - 30) < 0.6)
    }
  }
}
