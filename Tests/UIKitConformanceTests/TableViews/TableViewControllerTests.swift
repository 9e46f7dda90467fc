import Testing
import UIKit

@MainActor
struct TableViewControllerTests {
  final class Numbers: UITableViewController {
    var rows = 3
    var asked = 0
    var selected: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int {
      asked += 1
      return 1
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  let controller = Numbers(style: .plain)

  @Test(.rule("R243"))
  func `The controller is its table's data source and delegate`() {
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(controller.clearsSelectionOnViewWillAppear)
  }

  @Test(.rule("R243"))
  func `The data is read when the view appears for the first time`() async throws {
    let stage = try await Stage.open()
    await stage.show(controller)
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Row 1")
  }

  @Test(.rule("R243"))
  func `A choice is undone when the view appears again`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(controller)
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(controller.tableView.indexPathForSelectedRow?.row == 1 && controller.selected.isEmpty)
    window.isHidden = true
    await stage.turn()
    window.isHidden = false
    await stage.turn()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test(.rule("R225"))
  func `Editing the controller edits the table`() async throws {
    let stage = try await Stage.open()
    await stage.show(controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
  }

  @Test func `Rows are inserted and deleted with the data`() async throws {
    let stage = try await Stage.open()
    await stage.show(controller)
    controller.rows = 5
    controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 4, section: 0)], with: .none)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 5)
    controller.rows = 2
    controller.tableView.reloadData()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.count == 2)
    #expect(controller.tableView.cellForRow(at: IndexPath(row: 7, section: 0)) == nil)
  }

  @Test func `A row and its cell name each other`() async throws {
    let stage = try await Stage.open()
    await stage.show(controller)
    let place = IndexPath(row: 2, section: 0)
    let cell = try #require(controller.tableView.cellForRow(at: place))
    #expect(controller.tableView.indexPath(for: cell) == place)
    let rect = controller.tableView.rectForRow(at: place)
    #expect(controller.tableView.indexPathForRow(at: CGPoint(x: rect.midX, y: rect.midY)) == place)
    #expect(cell.frame == rect && rect.height >= 43)
    #expect(controller.tableView.indexPath(for: UITableViewCell()) == nil)
  }
}
