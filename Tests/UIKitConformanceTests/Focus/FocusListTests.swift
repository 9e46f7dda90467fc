import Testing
import UIKit

/// The focus in tables and collection views on an iPad, when an app directs it there.
@MainActor
@Suite(.enabled { await Stage.hasPad })
struct FocusListTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  /// A source without an opinion about the focus.
  private class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private final class FocusSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var excluded: Set<Int> = []
    var unselected: Set<Int> = []
    var preferred: IndexPath?
    var permits = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !excluded.contains(indexPath.row)
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      permits
    }

    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      log.append(rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: " "))
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      !unselected.contains(indexPath.row)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A table beside an item.
  @MainActor
  private final class World {
    let stage: Stage
    let root = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    let item = Item(frame: CGRect(x: 500, y: 100, width: 100, height: 50))
    let source = FocusSource()
    let system: UIFocusSystem

    init() async throws {
      stage = try await Stage.openPad()
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      root.view.addSubview(table)
      root.view.addSubview(item)
      await stage.show(root)
      system = try #require(UIFocusSystem.focusSystem(for: root))
    }

    /// The row of the focused cell.
    var row: Int? { (system.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row } }

    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func focus(_ environment: any UIFocusEnvironment) {
      system.requestFocusUpdate(to: environment)
      system.updateFocusIfNeeded()
    }
  }

  @Test(.rule("R1802"))
  func `The answer of the delegate takes precedence, and otherwise a list determines whether cells can be focused`()
    async throws
  {
    let world = try await World()
    world.table.allowsFocus = false
    world.source.excluded = [0]
    #expect(try !world.cell(0).canBecomeFocused)
    #expect(try world.cell(1).canBecomeFocused)
    let other = TableSource()
    world.table.delegate = other
    await world.stage.turn()
    #expect(try !world.cell(1).canBecomeFocused)
    world.table.allowsFocus = true
    #expect(try world.cell(0).canBecomeFocused)
  }

  @Test(.rule("R1803"))
  func `The delegate receives the rows of an update, and can prevent it`() async throws {
    let world = try await World()
    world.focus(try world.cell(0))
    world.focus(try world.cell(2))
    world.focus(world.item)
    #expect(world.source.take() == ["- 0", "0 2", "2 -"])
    world.source.permits = false
    world.focus(try world.cell(0))
    #expect(world.system.focusedItem === world.item)
    #expect(world.source.take() == [])
  }

  @Test(.rule("R1804"))
  func `The selection follows the focus if it is requested and the delegate does not exclude the row`() async throws {
    let world = try await World()
    world.table.selectionFollowsFocus = false
    world.focus(try world.cell(0))
    #expect(world.table.indexPathForSelectedRow == nil)
    world.table.selectionFollowsFocus = true
    world.source.unselected = [2]
    world.focus(try world.cell(1))
    #expect(world.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    world.focus(try world.cell(2))
    #expect(world.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(world.source.take().filter { $0.hasPrefix("selected") } == ["selected 1"])
  }

  @Test(.rule("R1805"))
  func `The focus enters at the row that the delegate prefers, or at the one that the table keeps`() async throws {
    let world = try await World()
    world.source.preferred = IndexPath(row: 2, section: 0)
    world.focus(world.table)
    #expect(world.row == 2)
    world.focus(try world.cell(3))
    world.table.remembersLastFocusedIndexPath = true
    world.focus(world.item)
    world.focus(world.table)
    #expect(world.row == 3)
  }

  @Test(.rule("R1806"))
  func `The configuration state of a cell reports whether it is focused`() async throws {
    let world = try await World()
    let cell = try world.cell(1)
    #expect(!cell.configurationState.isFocused)
    world.focus(cell)
    #expect(cell.isFocused)
    #expect(cell.configurationState.isFocused)
    world.focus(world.item)
    #expect(!cell.configurationState.isFocused)
  }
}
