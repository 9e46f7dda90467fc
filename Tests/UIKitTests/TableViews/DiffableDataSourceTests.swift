import Simulator
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func random(_ numbers: inout SplitMix64) -> Snapshot {
    var snapshot = Snapshot()
    var items = Array(0..<30).shuffled(using: &numbers)
    for section in Array(0..<5).shuffled(using: &numbers).prefix(Int.random(in: 0...5, using: &numbers)) {
      snapshot.appendSections([section])
      let count = min(items.count, Int.random(in: 0...7, using: &numbers))
      snapshot.appendItems(Array(items.prefix(count)))
      items.removeFirst(count)
    }
    return snapshot
  }

  @Test(arguments: 1...30)
  func `Any snapshot after any other is shown correctly`(seed: UInt64) async {
    var numbers = SplitMix64(seed: seed)
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UITableViewController(style: .plain)
    guard let table = controller.tableView else { return }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    simulator.show(controller)
    for round in 0..<8 {
      let snapshot = random(&numbers)
      var isComplete = false
      source.apply(snapshot, animatingDifferences: round % 2 == 0) { isComplete = true }
      if round % 3 == 0 { await simulator.settle() } else { simulator.commit() }
      if round % 3 == 0 { #expect(isComplete) }
      #expect(source.snapshot().itemIdentifiers == snapshot.itemIdentifiers)
      for (section, id) in snapshot.sectionIdentifiers.enumerated() {
        for (row, item) in snapshot.itemIdentifiers(inSection: id).enumerated() {
          let place = IndexPath(row: row, section: section)
          #expect(source.indexPath(for: item) == place && source.itemIdentifier(for: place) == item)
          if let cell = table.cellForRow(at: place) { #expect(cell.textLabel?.text == "\(item)") }
        }
      }
    }
    withExtendedLifetime(source) {}
  }

  @Test(arguments: 1...50)
  func `No more rows move than have to`(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let order = Array(0..<Int.random(in: 0...9, using: &numbers)).shuffled(using: &numbers)
    let best = SnapshotDifference.longestIncreasing(order)
    let picked = best.sorted().map { order[$0] }
    #expect(picked == picked.sorted())
    var longest = 0
    for mask in 0..<(1 << order.count) {
      let chosen = order.indices.filter { mask >> $0 & 1 == 1 }.map { order[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { longest = max(longest, chosen.count) }
    }
    #expect(best.count == longest)
  }

  @Test func `Items and sections are inserted at the requested position`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([7])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 3)
    snapshot.moveItem(1, afterItem: 7)
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.deleteItems([2])
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers == [7, 1, 4, 3, 5] && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(4) == 2)
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [7, 1] && snapshot.indexOfItem(4) == nil)
  }

  @Test func `The same item twice is an error`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 1])
    }
  }
}
