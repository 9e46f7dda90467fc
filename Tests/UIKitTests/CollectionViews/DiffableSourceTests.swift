import Simulator
import Testing
import UIKit

@MainActor
struct DiffableSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  /// Returns the data source of a collection view that was deallocated.
  private func abandonedSource() -> Source { Source(collectionView: makeView()) { _, _, _ in nil } }

  private func makeView() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
  }

  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2, 3], toSection: "one")
    snapshot.appendItems([4], toSection: "two")
    return snapshot
  }

  @Test func `A data source whose view was deallocated completes the application of a snapshot`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let source = abandonedSource()
    var completions = 0
    source.apply(snapshot) { completions += 1 }
    await simulator.settle()
    #expect(completions == 1 && source.snapshot().numberOfItems == 4)
  }

  @Test func `A data source whose table was deallocated completes the application of a snapshot`() async {
    let simulator = await Simulator.boot(.iPhone15)
    func abandoned() -> UITableViewDiffableDataSource<String, Int> {
      UITableViewDiffableDataSource(tableView: UITableView()) { _, _, _ in nil }
    }
    let source = abandoned()
    var completions = 0
    source.apply(snapshot) { completions += 1 }
    await simulator.settle()
    #expect(completions == 1 && source.snapshot().numberOfItems == 4)
  }

  @Test func `A movement in a section is a transaction of that section`() {
    let view = makeView()
    let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell() }
    source.applySnapshotUsingReloadData(snapshot)
    var transactions: [NSDiffableDataSourceSectionTransaction<String, Int>] = []
    source.reorderingHandlers.didReorder = { transactions = $0.sectionTransactions }
    source.collectionView(view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    #expect(transactions.map(\.sectionIdentifier) == ["one"])
    #expect(transactions.first?.initialSnapshot.items == [1, 2, 3])
    #expect(transactions.first?.finalSnapshot.items == [2, 3, 1])
    let difference = transactions.first?.difference
    #expect(difference.flatMap { [1, 2, 3].applying($0) } == [2, 3, 1])
  }

  @Test func `A movement to another section is a transaction of both sections`() {
    let view = makeView()
    let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell() }
    source.applySnapshotUsingReloadData(snapshot)
    var transactions: [NSDiffableDataSourceSectionTransaction<String, Int>] = []
    source.reorderingHandlers.didReorder = { transactions = $0.sectionTransactions }
    source.collectionView(view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
    #expect(transactions.map(\.sectionIdentifier) == ["one", "two"])
    #expect(transactions.map(\.finalSnapshot.items) == [[2, 3], [1, 4]])
  }
}
