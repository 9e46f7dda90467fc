import Testing
import UIKit

/// The first snapshot of a collection view that was not laid out yet.
@MainActor
struct FirstSnapshotTests {
  /// A layout that expects a section.
  private final class OneSectionLayout: UICollectionViewLayout {
    var counts: [Int] = []
    override func prepare() {
      super.prepare()
      counts.append(collectionView?.numberOfItems(inSection: 0) ?? -1)
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
  }

  @Test(.rule("R1982"), arguments: [false, true])
  func `The layout is not prepared for the sections before the first snapshot`(isAnimated: Bool) {
    let layout = OneSectionLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: isAnimated, completion: nil)
    view.layoutIfNeeded()
    #expect(Set(layout.counts) == [3])
    #expect(view.numberOfItems(inSection: 0) == 3)
  }
}
