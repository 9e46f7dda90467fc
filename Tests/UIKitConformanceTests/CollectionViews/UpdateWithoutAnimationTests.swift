import Testing
import UIKit

/// Changes of lists that are not animated, or outside of a window.
@MainActor
struct UpdateWithoutAnimationTests {
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }

  private func show(_ items: Range<Int>, animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    source.apply(snapshot, animatingDifferences: animated)
  }

  @Test(.rule("R1489"), arguments: [false, true])
  func `The content has its size immediately, also outside of a window`(animated: Bool) {
    view.layoutIfNeeded()
    show(0..<20, animated: animated)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 400)
    show(0..<10, animated: animated)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 200)
  }

  @Test(.rule("R1489"))
  func `Content that becomes shorter stays visible`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    controller.view.addSubview(view)
    view.contentInsetAdjustmentBehavior = .never
    show(0..<100)
    await stage.settle()
    view.contentOffset.y = 1_800
    view.layoutIfNeeded()
    UIView.performWithoutAnimation { show(0..<20) }
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 400)
    #expect(view.contentOffset.y == 200)
    #expect(view.indexPathsForVisibleItems.count == 10)
  }

  @Test(.rule("R1490"))
  func `A table shows its rows before the visible ones are requested`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.reloadData()
    #expect(table.visibleCells.count == 3)
    #expect(table.indexPathsForVisibleRows == (0..<3).map { IndexPath(row: $0, section: 0) })
  }

  @Test(.rule("R1491"))
  func `The size of a text view's content is that of the current text`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.layoutIfNeeded()
    let empty = text.contentSize.height
    text.text = "one\ntwo\nthree\nfour\nfive\nsix"
    let long = text.contentSize.height
    #expect(long > empty)
    text.layoutIfNeeded()
    #expect(text.contentSize.height == long)
  }
}
