import Simulator
import Testing

@testable import UIKit

/// Rows that size themselves follow what their size depends on.
@MainActor
struct RowMeasuringTests {
  private final class Words: NSObject, UITableViewDataSource {
    var rows = ["Short", String(repeating: "Many words in one row. ", count: 7), "Last"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "words", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }

  private func show(_ source: Words) async -> (Simulator, UITableView) {
    let simulator = await Simulator.boot(.iPhone15)
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "words")
    table.dataSource = source
    let controller = UIViewController()
    simulator.show(controller)
    table.frame = controller.view.bounds
    controller.view.addSubview(table)
    simulator.commit()
    return (simulator, table)
  }

  private let second = IndexPath(row: 1, section: 0)

  @Test func `Editing reduces the space of the text`() async {
    let source = Words()
    let (simulator, table) = await show(source)
    let before = table.rectForRow(at: second).height
    table.setEditing(true, animated: true)
    await simulator.settle()
    #expect(table.rectForRow(at: second).height > before)
    #expect(table.cellForRow(at: second)?.frame == table.rectForRow(at: second))
    table.setEditing(false, animated: false)
    simulator.commit()
    #expect(table.rectForRow(at: second).height == before)
  }

  @Test func `Larger text makes higher rows`() async {
    let source = Words()
    let (simulator, table) = await show(source)
    let before = table.rectForRow(at: second).height
    simulator.contentSizeCategory = .accessibilityLarge
    simulator.commit()
    #expect(table.rectForRow(at: second).height > before * 1.5)
  }

  @Test(arguments: [UITableView.RowAnimation.none, .fade])
  func `A row that becomes the first of its group gets the group's corners`(animation: UITableView.RowAnimation) async {
    let source = Words()
    let (simulator, table) = await show(source)
    let cell = table.cellForRow(at: second)
    source.rows.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: animation)
    await simulator.settle()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell?.surroundings.position.isFirst == true)
  }
}
