import Testing
import UIKit

/// The controller of a table while its rows are edited.
@MainActor
struct TableKeyboardTests {
  private final class FormViewController: UITableViewController {
    let fields = (0..<30).map { _ in UITextField() }
    var callsSuper = true

    override func viewWillAppear(_ animated: Bool) {
      if callsSuper { super.viewWillAppear(animated) } else { tableView.reloadData() }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = fields[indexPath.row]
      field.frame = CGRect(x: 16, y: 4, width: 200, height: 34)
      cell.contentView.addSubview(field)
      return cell
    }
  }

  private func show(callsSuper: Bool = true) async throws -> (Stage, FormViewController) {
    let stage = try await Stage.open()
    let form = FormViewController(style: .plain)
    form.callsSuper = callsSuper
    await stage.show(form)
    await stage.settle()
    return (stage, form)
  }

  /// The row of the last field that is completely visible.
  private func lastVisible(_ form: FormViewController) throws -> Int {
    let table = try #require(form.tableView)
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    let rows = (table.indexPathsForVisibleRows ?? []).filter { visible.contains(table.rectForRow(at: $0)) }
    return try #require(rows.last?.row)
  }

  @Test(.rule("R1503"))
  func `The row that is edited is visible above the keyboard`() async throws {
    let (stage, form) = try await show()
    let table = try #require(form.tableView)
    let (inset, indicator) = (table.contentInset.bottom, table.verticalScrollIndicatorInsets.bottom)
    let row = try lastVisible(form)
    #expect(form.fields[row].becomeFirstResponder())
    await stage.settle()
    let room = table.contentInset.bottom - inset
    #expect(room > 150)
    #expect(table.verticalScrollIndicatorInsets.bottom - indicator == room)
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(table.rectForRow(at: IndexPath(row: row, section: 0))))
    form.fields[row].resignFirstResponder()
    await stage.settle()
    #expect(table.contentInset.bottom == inset)
    #expect(table.verticalScrollIndicatorInsets.bottom == indicator)
  }

  @Test(.rule("R1503"))
  func `The next row that is edited becomes visible, too`() async throws {
    let (stage, form) = try await show()
    let table = try #require(form.tableView)
    let row = try lastVisible(form)
    form.fields[0].becomeFirstResponder()
    await stage.settle()
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    form.fields[row].becomeFirstResponder()
    await stage.settle()
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    #expect(visible.contains(table.rectForRow(at: IndexPath(row: row, section: 0))))
  }

  @Test(.rule("R1503"))
  func `Content at the end returns when the keyboard is dismissed`() async throws {
    let (stage, form) = try await show()
    let table = try #require(form.tableView)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    await stage.settle()
    let offset = table.contentOffset.y
    form.fields[29].becomeFirstResponder()
    await stage.settle()
    #expect(table.contentOffset.y > offset + 100)
    form.view.endEditing(true)
    await stage.settle()
    #expect(table.contentOffset.y == offset)
  }

  @Test(.rule("R1503"))
  func `Going back while the keyboard is visible leaves the table where it was`() async throws {
    let stage = try await Stage.open()
    let form = FormViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: form)
    await stage.show(navigation)
    let table = try #require(form.tableView)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
    await stage.settle()
    let offset = table.contentOffset.y
    let (detail, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34)))
    detail.view.addSubview(field)
    navigation.pushViewController(detail, animated: true)
    await stage.settle()
    field.becomeFirstResponder()
    await stage.settle()
    navigation.popViewController(animated: true)
    await stage.settle()
    #expect(table.contentOffset.y == offset)
    #expect(table.contentInset.bottom == 0)
  }

  @Test(.rule("R1504"))
  func `A controller that does not call super in viewWillAppear leaves no room`() async throws {
    let (stage, form) = try await show(callsSuper: false)
    let table = try #require(form.tableView)
    let inset = table.contentInset.bottom
    form.fields[try lastVisible(form)].becomeFirstResponder()
    await stage.settle()
    #expect(table.contentInset.bottom == inset)
  }

  @Test(.rule("R1503"))
  func `A table that is not on screen leaves no room`() async throws {
    let (stage, form) = try await show()
    let window = try #require(form.view.window)
    let table = try #require(form.tableView)
    let inset = table.contentInset.bottom
    form.fields[0].becomeFirstResponder()
    await stage.settle()
    window.rootViewController = UIViewController()
    await stage.settle()
    #expect(table.contentInset.bottom == inset)
  }
}
