import Simulator
import Testing
import UIKit

/// The line around the focused item.
@MainActor
struct FocusHaloTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private let simulator: Simulator
  private let rows = Rows(style: .insetGrouped)

  init() async {
    simulator = await Simulator.boot(.iPadPro11)
    rows.tableView.allowsFocus = true
  }

  private func focus(_ environment: (any UIFocusEnvironment)?) throws -> CGPath {
    let environment = try #require(environment)
    let system = try #require(UIFocusSystem.focusSystem(for: rows))
    system.requestFocusUpdate(to: environment)
    system.updateFocusIfNeeded()
    simulator.commit()
    let view = try #require(environment as? UIView)
    return try #require(view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.last?.path)
  }

  @Test func `The line follows the corners of a group of rows, which only its ends have`() throws {
    simulator.show(rows)
    simulator.commit()
    let cells = try (0..<3).map { try #require(rows.tableView.cellForRow(at: IndexPath(row: $0, section: 0))) }
    let size = cells[0].bounds.size
    // Where the corners of the line are if they are not rounded.
    let (top, bottom) = (CGPoint(x: 2, y: 2), CGPoint(x: size.width - 2, y: size.height - 2))
    let found = try cells.map { cell in
      let path = try focus(cell)
      return [path.contains(top), path.contains(bottom)]
    }
    #expect(found == [[false, true], [true, true], [true, false]])
  }

  @Test func `A cell with corners of its own has a line with these`() throws {
    simulator.show(rows)
    simulator.commit()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.layer.cornerRadius = 16
    #expect(try !focus(cell).contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `The line of another item is outside of it, at a distance`() throws {
    let item = Item(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    rows.tableView.addSubview(item)
    simulator.show(rows)
    simulator.commit()
    #expect(try focus(item).boundingBox == CGRect(x: -3.5, y: -3.5, width: 87, height: 47))
  }
}
