import Testing
import UIKit

@MainActor
struct SupplementaryIndexPathTests {
  @Test func `A displayed supplementary view has an index path, other views have none`() throws {
    let source = NumberItems([[1], [2]])
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(NumberItemCell.self, forCellWithReuseIdentifier: "number")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.dataSource = source
    view.layoutIfNeeded()
    let place = IndexPath(item: 0, section: 1)
    let header = try #require(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: place))
    #expect(view.indexPath(forSupplementaryView: header) == place)
    let cell = try #require(view.cellForItem(at: place))
    #expect(view.indexPath(forSupplementaryView: cell) == nil)
    #expect(view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
  }
}
