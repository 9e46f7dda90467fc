import Testing
import UIKit

/// Cells that move themselves when they apply their attributes.
@MainActor
struct AppliedCenterTests {
  private final class Cell: UICollectionViewCell {
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
      super.apply(attributes)
      layer.anchorPoint = CGPoint(x: 0.5, y: 2)
      center.y += 1.5 * bounds.height
    }
  }

  private final class Layout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(.rule("R2019"))
  func `A center that a cell sets then remains`() throws {
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: Layout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame == CGRect(x: 50, y: 100, width: 100, height: 100))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 50, y: 100, width: 100, height: 100))
  }
}
