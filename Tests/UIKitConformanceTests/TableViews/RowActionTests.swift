// Only the simulator can swipe a row.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The actions of rows for apps that do not use swipe actions.
  @MainActor
  struct RowActionTests {
    private final class Rows: UITableViewController {
      var log: [String] = []
      var swipeActions: UISwipeActionsConfiguration?
      var actions: [UITableViewRowAction]?

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
      { swipeActions }
      override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
      { actions }
    }

    private let rows = Rows()

    private func show() async -> Simulator {
      rows.actions = [
        UITableViewRowAction(style: .destructive, title: "Remove") { [weak rows] action, indexPath in
          rows?.log.append("\(action.title ?? "") \(indexPath.row)")
        },
        UITableViewRowAction(style: .normal, title: "Share") { [weak rows] action, indexPath in
          rows?.log.append("\(action.title ?? "") \(indexPath.row)")
        },
      ]
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(rows)
      await simulator.settle()
      return simulator
    }

    private func swipe(_ row: Int, by distance: CGFloat, _ simulator: Simulator) async throws {
      let rect = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      let start = rows.tableView.convert(CGPoint(x: rect.maxX - 10, y: rect.midY), to: nil)
      try await simulator.drag(from: start, to: CGPoint(x: start.x - distance, y: start.y), over: .milliseconds(300))
      await simulator.settle()
    }

    private func button(_ title: String) -> UIView? {
      func find(in view: UIView) -> UIView? {
        if let label = view as? UILabel, label.text == title { return label.superview }
        return view.subviews.lazy.compactMap(find).first
      }
      return find(in: rows.tableView)
    }

    @Test(.rule("R1260"))
    func `A swipe shows the row actions, and a tap calls the handler with the row`() async throws {
      let simulator = await show()
      try await swipe(2, by: 150, simulator)
      let remove = try #require(button("Remove"))
      let share = try #require(button("Share"))
      #expect(remove.frame.minX > share.frame.minX)
      #expect(remove.backgroundColor == .systemRed)
      #expect(share.backgroundColor == .systemGray)
      try await simulator.tap("Share")
      await simulator.settle()
      #expect(rows.log == ["Share 2"])
      // The row remains open until the app closes it.
      #expect(button("Remove") != nil)
      rows.tableView.setEditing(false, animated: true)
      await simulator.settle()
      #expect(button("Remove") == nil)
    }

    @Test(.rule("R1261"))
    func `Swipe actions take precedence over row actions`() async throws {
      let simulator = await show()
      rows.swipeActions = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
      ])
      try await swipe(1, by: 150, simulator)
      #expect(button("Pin") != nil)
      #expect(button("Remove") == nil)
    }

    @Test(.rule("R1261"))
    func `A row with an empty list of actions cannot be swiped`() async throws {
      let simulator = await show()
      rows.actions = []
      try await swipe(1, by: 150, simulator)
      #expect(button("Delete") == nil)
      #expect(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
    }

    @Test(.rule("R1260"))
    func `A full swipe performs no row action`() async throws {
      let simulator = await show()
      try await swipe(0, by: 330, simulator)
      #expect(rows.log == [])
      #expect(button("Remove") != nil)
    }

    @Test(.rule("R1262"))
    func `A row action has the color of its style unless it has its own`() {
      let action = UITableViewRowAction(style: .normal, title: "Mark") { _, _ in }
      #expect(action.style == .normal)
      #expect(action.backgroundColor == .systemGray)
      action.backgroundColor = .systemBlue
      #expect((action.copy() as? UITableViewRowAction)?.backgroundColor == .systemBlue)
      action.backgroundColor = nil
      #expect(action.backgroundColor == .systemGray)
      #expect(UITableViewRowAction.Style.destructive == .default)
    }
  }
#endif
