import Testing
import UIKit

/// Source: Apple's page of `UITableViewCell.AccessoryType`, and "Supporting right-to-left languages".
@MainActor
struct CellDirectionTests {
  private final class Rows: UITableViewController {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row"
      cell.accessoryView = accessory
      return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
  }

  private func cell(of rows: Rows, rightToLeft: Bool) async throws -> UITableViewCell {
    let stage = try await Stage.open()
    if rightToLeft { rows.traitOverrides.layoutDirection = .rightToLeft }
    await stage.show(rows)
    return try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test(.rule("R1026"))
  func `The accessory of a cell is at its trailing side`() async throws {
    let (left, right) = (Rows(), Rows())
    let cell = try await cell(of: left, rightToLeft: false)
    #expect(left.accessory.frame.minX >= cell.contentView.frame.maxX)
    let mirrored = try await self.cell(of: right, rightToLeft: true)
    #expect(right.accessory.frame.maxX <= mirrored.contentView.frame.minX)
    #expect(mirrored.contentView.frame.maxX == mirrored.bounds.maxX)
    #expect(right.accessory.frame.minX == mirrored.bounds.width - left.accessory.frame.maxX)
  }

  @Test(.rule("R1026"))
  func `The controls of editing are mirrored`() async throws {
    let stage = try await Stage.open()
    let rows = Rows()
    rows.traitOverrides.layoutDirection = .rightToLeft
    await stage.show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.maxX == cell.bounds.maxX)
    rows.setEditing(true, animated: false)
    await stage.turn()
    // The control that deletes is at the right, where reading begins.
    #expect(cell.contentView.frame.maxX < cell.bounds.maxX)
    #expect(cell.contentView.frame.minX > 0)
  }
}
