import Testing
import UIKit

/// The methods that a cell receives when its state changes.
@MainActor
struct CellTransitionTests {
  private final class Cell: UITableViewCell {
    var log: [String] = []
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      log.append("will(\(state.rawValue)) editing: \(isEditing) confirming: \(showingDeleteConfirmation)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      log.append("did(\(state.rawValue)) editing: \(isEditing) confirming: \(showingDeleteConfirmation)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell") ?? Cell(style: .default, reuseIdentifier: "cell")
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
  }

  private let rows = Rows(style: .plain)

  private func shownCell() async throws -> (Stage, Cell) {
    let stage = try await Stage.open()
    await stage.show(rows)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    _ = cell.take()
    return (stage, cell)
  }

  @Test(.rule("R1350"))
  func `A cell receives the transition to editing before its mode changes, and its end after the animation`()
    async throws
  {
    let (stage, cell) = try await shownCell()
    rows.tableView.setEditing(true, animated: true)
    #expect(cell.take() == ["will(1) editing: false confirming: false"])
    await stage.settle()
    #expect(cell.take() == ["did(1) editing: true confirming: false"])
    rows.tableView.setEditing(false, animated: false)
    #expect(
      cell.take() == ["will(0) editing: true confirming: false", "did(0) editing: false confirming: false"])
  }

  @Test(.rule("R1350"))
  func `A transition that another supersedes does not end`() async throws {
    let (stage, cell) = try await shownCell()
    rows.tableView.setEditing(true, animated: true)
    rows.tableView.setEditing(false, animated: true)
    await stage.settle()
    #expect(
      cell.take() == [
        "will(1) editing: false confirming: false", "will(0) editing: true confirming: false",
        "did(0) editing: false confirming: false",
      ])
  }

  #if canImport(Simulator)
    @Test(.rule("R1351"))
    func `A swipe is a transition to the confirmation and back, without editing`() async throws {
      let (stage, cell) = try await shownCell()
      let place = rows.tableView.convert(CGPoint(x: 370, y: cell.frame.midY), to: nil)
      try await stage.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y))
      #expect(cell.take() == ["will(2) editing: false confirming: false"])
      await stage.settle()
      #expect(cell.take() == ["did(2) editing: false confirming: true"])
      rows.tableView.setEditing(false, animated: true)
      #expect(cell.take() == ["will(0) editing: false confirming: true"])
      await stage.settle()
      #expect(cell.take() == ["did(0) editing: false confirming: false"])
    }

    @Test(.rule("R1351"))
    func `The confirmation of a row in a table that is edited contains both states`() async throws {
      let (stage, cell) = try await shownCell()
      rows.tableView.setEditing(true, animated: false)
      await stage.turn()
      _ = cell.take()
      try await stage.tap(at: rows.tableView.convert(CGPoint(x: 24, y: cell.frame.midY), to: nil))
      await stage.settle()
      #expect(
        cell.take() == ["will(3) editing: true confirming: false", "did(3) editing: true confirming: true"])
    }
  #endif

  @Test(.rule("R1350"))
  func `The states are bits`() {
    #expect(UITableViewCell.StateMask.showingEditControl.rawValue == 1)
    #expect(UITableViewCell.StateMask.showingDeleteConfirmation.rawValue == 2)
    #expect(UITableViewCell.StateMask().isEmpty)
  }
}
