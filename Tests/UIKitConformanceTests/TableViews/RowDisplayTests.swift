import Testing
import UIKit

/// The cells of a table when they are created, displayed and removed.
@MainActor
struct RowDisplayTests {
  private let first = IndexPath(row: 0, section: 0)

  @Test(.rule("R1515"))
  func `Cells come before headers, and leave from the last row to the first`() {
    let source = RowSource([[1, 2]])
    source.headers = true
    let table = source.table()
    table.layoutIfNeeded()
    let expected = ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1", "header 0", "willDisplayHeader 0"]
    #expect(source.log == expected)
    source.log = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.log.filter { $0.hasPrefix("didEnd ") } == ["didEnd 1", "didEnd 0"])
    #expect(source.log.contains("didEndHeader 0"))
  }

  @Test(.rule("R1516"))
  func `A cell keeps the indentation level that the data source has set`() {
    let source = RowSource([[1, 2]])
    source.levels = [3, 1]
    let table = source.table()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: first)?.indentationLevel == 3)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.indentationLevel == 1)
  }

  @Test(.rule("R1517"))
  func `A dequeued cell has the size of its row`() {
    let source = RowSource([[1, 2]])
    source.height = 60
    let table = source.table(width: 200)
    table.layoutIfNeeded()
    #expect(source.dequeuedSizes == [CGSize(width: 200, height: 60), CGSize(width: 200, height: 60)])
  }

  @Test(.rule("R1518"))
  func `The delegate can estimate heights in a table without estimates`() {
    final class Estimating: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked: Set<Int> = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath.row)
        return 44
      }
    }
    let source = Estimating()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.estimatedRowHeight = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(source.asked.count < 20)
  }

  @Test(.rule("R1519"))
  func `Estimated heights of headers are used until they are displayed`() {
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 40 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
      }
      func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 70 }
    }
    let source = Headers()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 39).height == 70)
  }

  @Test(.rule("R1520"))
  func `The nearest selected row is scrolled to`() {
    let source = RowSource([Array(0..<100)])
    let table = source.table()
    table.estimatedRowHeight = 0
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    for row in [0, 60] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 2552
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 2640)
  }

  @Test(.rule("R1521"))
  func `A table view controller leaves several selected rows selected`() async throws {
    let stage = try await Stage.open()
    let source = RowSource([[1, 2, 3]])
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    controller.tableView.dataSource = source
    controller.tableView.allowsMultipleSelection = true
    let navigation = UINavigationController(rootViewController: controller)
    await stage.show(navigation)
    await stage.settle()
    for row in 0..<2 {
      controller.tableView.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    navigation.pushViewController(UIViewController(), animated: false)
    await stage.settle()
    navigation.popViewController(animated: false)
    await stage.settle()
    #expect(controller.tableView.indexPathsForSelectedRows?.count == 2)
  }
}
