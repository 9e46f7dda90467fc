// Only the simulator can swipe a row.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// A swiped row that the handler of its action deletes, now or later or not.
  @MainActor
  struct SwipedRowRemovalTests {
    enum Outcome: CaseIterable {
      case deletion, laterDeletion, nothing
    }

    private final class Rows: UITableViewController {
      var rows = Array(0..<6)
      var outcome = Outcome.deletion
      var finish: (() -> Void)?

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Remove") { [unowned self] _, _, done in
          let delete = { [unowned self] in
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
          }
          switch outcome {
          case .deletion: delete()
          case .laterDeletion: finish = delete
          case .nothing: done(true)
          }
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }

    private let rows = Rows()
    private let row = IndexPath(row: 2, section: 0)

    private func swipe(_ outcome: Outcome, by distance: CGFloat) async throws -> (Simulator, UITableViewCell) {
      rows.outcome = outcome
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(rows)
      await simulator.settle()
      let cell = try #require(rows.tableView.cellForRow(at: row))
      let start = rows.tableView.convert(CGPoint(x: cell.frame.maxX - 10, y: cell.frame.midY), to: nil)
      try await simulator.drag(from: start, to: CGPoint(x: start.x - distance, y: start.y), over: .milliseconds(300))
      return (simulator, cell)
    }

    private func displayedX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    @Test(.rule("R1975"), arguments: [Outcome.deletion, .laterDeletion])
    func `A swiped row that is deleted leaves in the direction of the swipe`(outcome: Outcome) async throws {
      let (simulator, cell) = try await swipe(outcome, by: 120)
      await simulator.settle()
      let open = displayedX(cell)
      #expect(open < 0)
      try await simulator.tap("Remove")
      if outcome == .laterDeletion {
        await simulator.settle()
        #expect(displayedX(cell) == open)
        rows.finish?()
      }
      await simulator.advance(by: .milliseconds(100))
      #expect(displayedX(cell) < open)
      #expect(cell.superview === rows.tableView)
      await simulator.settle()
      #expect(cell.superview == nil)
      #expect(rows.tableView.visibleCells.allSatisfy { $0.frame.minX == 0 })
      #expect(rows.tableView.subviews.allSatisfy { $0 is UITableViewCell || $0.frame.width < 20 })
    }

    @Test(.rule("R1975"))
    func `A full swipe that deletes its row does not return it`() async throws {
      let (simulator, cell) = try await swipe(.deletion, by: 330)
      let start = displayedX(cell)
      #expect(start < -200)
      #expect(rows.rows == [0, 1, 3, 4, 5])
      await simulator.advance(by: .milliseconds(100))
      #expect(displayedX(cell) < start)
      await simulator.settle()
      #expect(cell.superview == nil)
    }

    @Test(.rule("R1979"), arguments: [CGFloat(120), 330])
    func `A row whose action ends without a deletion closes`(distance: CGFloat) async throws {
      let (simulator, cell) = try await swipe(.nothing, by: distance)
      if distance < 200 {
        await simulator.settle()
        try await simulator.tap("Remove")
      }
      await simulator.settle()
      #expect(rows.tableView.cellForRow(at: row) === cell)
      #expect(cell.frame.minX == 0)
      #expect(rows.tableView.numberOfRows(inSection: 0) == 6)
    }
  }
#endif
