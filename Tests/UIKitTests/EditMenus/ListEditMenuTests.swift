import Simulator
import Testing
import UIKit

/// The edit menus of rows and items, which a long press shows.
@MainActor
struct ListEditMenuTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("\(action) \(indexPath.row)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
    }
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action != Selector("cut:") }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action) \(indexPath.item)") }
  }

  private func press(_ view: UIView, _ simulator: Simulator) async throws {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let finger = try simulator.touchDown(at: point)
    await simulator.advance(by: .milliseconds(800))
    simulator.touchUp(finger, at: point)
    await simulator.settle()
  }

  @Test func `The menu of a row has the commands that the delegate permits`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let rows = Rows(style: .plain)
    simulator.show(rows)
    await simulator.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    try await press(cell, simulator)
    #expect(UIMenuController.shared.isMenuVisible)
    #expect(rows.log == [])
    try await simulator.tap("Copy")
    await simulator.settle()
    #expect(rows.log == ["copy: 1"])
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func `A row has no menu unless the delegate permits it`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let rows = Rows(style: .plain)
    simulator.show(rows)
    await simulator.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    try await press(cell, simulator)
    #expect(!UIMenuController.shared.isMenuVisible)
    #expect(rows.log == ["selected 0"])
  }

  @Test func `Items of a collection view have menus too`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    simulator.show(items)
    await simulator.settle()
    let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    try await press(cell, simulator)
    try await simulator.tap("Paste")
    await simulator.settle()
    #expect(items.log == ["paste: 1"])
  }
}
