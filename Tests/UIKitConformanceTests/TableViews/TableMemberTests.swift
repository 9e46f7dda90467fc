import Testing
import UIKit

/// Members of tables and cells for separators, safe areas, and backgrounds.
@MainActor
struct TableMemberTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.selectedBackgroundView = UIView()
      cell.multipleSelectionBackgroundView = UIView()
      return cell
    }
  }

  private let first = IndexPath(row: 0, section: 0)

  private func open() async throws -> (Stage, Rows) {
    let stage = try await Stage.open()
    let rows = Rows(style: .plain)
    await stage.show(rows)
    return (stage, rows)
  }

  @Test(.rule("R1407"))
  func `The insets of separators are measured from the edges of cells by default`() async throws {
    let (_, rows) = try await open()
    #expect(rows.tableView.separatorInsetReference == .fromCellEdges)
    rows.tableView.separatorInsetReference = .fromAutomaticInsets
    rows.tableView.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    #expect(rows.tableView.separatorInset.left == 8)
  }

  @Test(.rule("R1408"))
  func `Content views are in the safe area unless the app prevents it`() async throws {
    let (stage, rows) = try await open()
    rows.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    await stage.turn()
    #expect(rows.tableView.insetsContentViewsToSafeArea)
    let cell = try #require(rows.tableView.cellForRow(at: first))
    let header = try #require(rows.tableView.headerView(forSection: 0))
    func edges(_ view: UIView) -> [CGFloat] {
      let frame = view.convert(view.bounds, to: rows.tableView)
      return [frame.minX, rows.tableView.bounds.width - frame.maxX]
    }
    rows.tableView.reloadData()
    await stage.turn()
    let inset = try #require(rows.tableView.cellForRow(at: first))
    #expect(edges(inset.contentView) == [40, 30])
    rows.tableView.insetsContentViewsToSafeArea = false
    await stage.turn()
    let wide = try #require(rows.tableView.cellForRow(at: first))
    #expect(edges(wide.contentView) == [0, 0])
    #expect(edges(cell)[0] == 0 && edges(header)[0] == 0)
    let wideHeader = try #require(rows.tableView.headerView(forSection: 0))
    #expect(edges(wideHeader.contentView) == [0, 0])
  }

  @Test(.rule("R1409"))
  func `A table has no empty rows by default`() async throws {
    let (_, rows) = try await open()
    #expect(rows.tableView.fillerRowHeight == 0)
  }

  @Test(.rule("R1410"))
  func `A selected cell has its background for several selected rows where the table permits them`() async throws {
    let (stage, rows) = try await open()
    func isShown(_ view: UIView?) -> Bool { view?.superview != nil && view?.alpha == 1 && view?.isHidden == false }
    rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
    await stage.turn()
    let cell = try #require(rows.tableView.cellForRow(at: first))
    #expect(isShown(cell.selectedBackgroundView) && !isShown(cell.multipleSelectionBackgroundView))
    rows.tableView.deselectRow(at: first, animated: false)
    rows.tableView.allowsMultipleSelection = true
    rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none)
    await stage.turn()
    #expect(!isShown(cell.selectedBackgroundView) && isShown(cell.multipleSelectionBackgroundView))
  }

  @Test(.rule("R1870"))
  func `A cell is created with the size of a row`() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell().reuseIdentifier == nil)
  }

  @Test(.rule("R1924"))
  func `The content view of a new cell has the size of the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}
