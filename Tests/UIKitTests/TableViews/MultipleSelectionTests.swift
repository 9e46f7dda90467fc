import Simulator
import Testing
import UIKit

/// Selecting several rows or items with a pan of two fingers.
@MainActor
struct MultipleSelectionTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    var permits = true
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row)")
      return permits
    }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
      tableView.setEditing(true, animated: true)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.allowsMultipleSelection = true
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private let simulator: Simulator
  private let rows = Rows(style: .plain)

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    rows.tableView.allowsMultipleSelectionDuringEditing = true
  }

  private func show(_ root: UIViewController) async {
    simulator.show(root)
    await simulator.settle()
  }

  /// Moves two fingers through points.
  private func pan(_ points: CGPoint...) async throws {
    let fingers = try [-15, 15].map { try simulator.touchDown(at: CGPoint(x: points[0].x + $0, y: points[0].y)) }
    for (start, end) in zip(points, points.dropFirst()) {
      for step in 1...10 {
        let part = CGFloat(step) / 10
        for (finger, offset) in zip(fingers, [CGFloat(-15), 15]) {
          simulator.move(
            finger,
            to: CGPoint(x: start.x + (end.x - start.x) * part + offset, y: start.y + (end.y - start.y) * part))
        }
        await simulator.advance(by: .milliseconds(16))
      }
    }
    let last = points[points.count - 1]
    for (finger, offset) in zip(fingers, [CGFloat(-15), 15]) {
      simulator.touchUp(finger, at: CGPoint(x: last.x + offset, y: last.y))
    }
    await simulator.settle()
  }

  private func center(_ row: Int) throws -> CGPoint {
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  private var selected: [Int] { (rows.tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  @Test func `A pan of two fingers selects the rows that it crosses`() async throws {
    await show(rows)
    let offset = rows.tableView.contentOffset
    try await pan(center(2), center(5))
    #expect(selected == [2, 3, 4, 5])
    #expect(rows.log == ["should 2", "begin 2", "select 2", "select 3", "select 4", "select 5", "end"])
    #expect(rows.tableView.isEditing)
    #expect(rows.tableView.contentOffset == offset)
  }

  @Test func `Rows from which the pan returns have their selection as before`() async throws {
    await show(rows)
    rows.tableView.setEditing(true, animated: false)
    rows.tableView.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    try await pan(center(2), center(6), center(3))
    #expect(selected == [2, 3, 4])
  }

  @Test func `A pan that begins at a selected row deselects`() async throws {
    await show(rows)
    rows.tableView.setEditing(true, animated: false)
    for row in 0..<5 {
      rows.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    try await pan(center(3), center(1))
    #expect(selected == [0, 4])
  }

  @Test func `The table scrolls if the delegate does not permit the interaction`() async throws {
    await show(rows)
    rows.permits = false
    try await pan(center(10), center(4))
    #expect(selected == [])
    #expect(rows.tableView.contentOffset.y > 0)
    #expect(rows.log == ["should 10"] || rows.log == ["should 10", "should 10"])
  }

  @Test func `Items of a collection view are selected too`() async throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    let items = Items(collectionViewLayout: layout)
    await show(items)
    func middle(_ item: Int) throws -> CGPoint {
      let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }
    try await pan(middle(1), middle(4))
    #expect((items.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted() == [1, 2, 3, 4])
  }
}
