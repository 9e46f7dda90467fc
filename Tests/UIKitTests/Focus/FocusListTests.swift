import Simulator
import Testing
import UIKit

/// The focus in tables and collection views on an iPad with a connected keyboard.
@MainActor
struct FocusListTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
  }

  /// A table beside an item.
  @MainActor
  private final class World {
    let simulator: Simulator
    let root = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    let item = Item(frame: CGRect(x: 500, y: 100, width: 100, height: 50))
    let source = TableSource()

    init() async {
      simulator = await Simulator.boot(.iPadPro11)
      simulator.show(root)
      table.rowHeight = 50
      table.allowsFocus = true
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      root.view.addSubview(table)
      root.view.addSubview(item)
      simulator.commit()
    }

    var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: root) }

    /// The row of the focused cell.
    var row: Int? {
      (system?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
    }

    func focus(_ environment: any UIFocusEnvironment) {
      system?.requestFocusUpdate(to: environment)
      system?.updateFocusIfNeeded()
    }

    func down() async {
      await simulator.press(UIKeyCommand.inputDownArrow)
      await simulator.settle()
    }
  }

  @Test func `The arrow keys move between rows, and scroll to rows that are not visible`() async {
    let world = await World()
    world.focus(world.table)
    #expect(world.row == 0)
    for _ in 0..<7 { await world.down() }
    #expect(world.row == 7)
    #expect(world.table.contentOffset.y == 100)
    await world.simulator.press(UIKeyCommand.inputUpArrow)
    #expect(world.row == 6)
  }

  @Test func `Return selects the focused row`() async {
    let world = await World()
    world.focus(world.table)
    await world.down()
    await world.simulator.press("\r")
    #expect(world.source.log == ["selected 1"])
    #expect(world.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `A selected cell is the primary item of its group`() async {
    let world = await World()
    world.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    world.focus(world.item)
    await world.simulator.press("\t")
    #expect(world.row == 4)
  }

  @Test func `The focus stays at its row when the data is reloaded`() async throws {
    let world = await World()
    world.table.selectionFollowsFocus = true
    world.focus(world.table)
    for _ in 0..<2 { await world.down() }
    world.table.reloadData()
    await world.simulator.settle()
    #expect(world.row == 2)
    let focused = world.table.visibleCells.filter { $0.isFocused }
    #expect(focused.count == 1)
    #expect(focused.first.flatMap { world.table.indexPath(for: $0) } == IndexPath(row: 2, section: 0))
    #expect(world.source.log == ["selected 0", "selected 1", "selected 2"])
  }

  @Test func `The focus and the selection do not move when the user scrolls the focused row away`() async {
    let world = await World()
    world.table.selectionFollowsFocus = true
    world.focus(world.table)
    world.table.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    await world.simulator.settle()
    #expect(world.row == nil)
    #expect(world.source.log == ["selected 0"])
  }

  // MARK: - Collection Views

  private final class GridSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `The arrow keys move in all directions of a grid, and scroll it`() async throws {
    let simulator = await Simulator.boot(.iPadPro11)
    let root = UIViewController()
    simulator.show(root)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    let grid = UICollectionView(
      frame: CGRect(x: 100, y: 100, width: 380, height: 280), collectionViewLayout: layout)
    let source = GridSource()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    #expect(!grid.allowsFocus)
    grid.allowsFocus = true
    root.view.addSubview(grid)
    simulator.commit()
    let system = try #require(UIFocusSystem.focusSystem(for: grid))
    func focused() -> Int? {
      (system.focusedItem as? UICollectionViewCell).flatMap { grid.indexPath(for: $0)?.item }
    }
    await simulator.press("\t")
    #expect(focused() == 0)
    await simulator.press(UIKeyCommand.inputRightArrow)
    #expect(focused() == 1)
    for row in 1...4 {
      await simulator.press(UIKeyCommand.inputDownArrow)
      await simulator.settle()
      #expect(focused() == row * 4 + 1)
    }
    #expect(grid.contentOffset.y == 200)
    await simulator.press(UIKeyCommand.inputLeftArrow)
    #expect(focused() == 16)
    await simulator.press(UIKeyCommand.inputLeftArrow)
    #expect(focused() == 16)
  }

}
