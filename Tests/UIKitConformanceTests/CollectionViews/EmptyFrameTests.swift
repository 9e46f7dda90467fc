import Testing
import UIKit

/// Items whose layout attributes have an empty frame.
@MainActor
struct EmptyFrameTests {
  /// A row of items that are as wide as their cells prefer.
  private final class Row: UICollectionViewLayout {
    var widths: [IndexPath: CGFloat] = [:]
    var attributes: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize { CGSize(width: attributes.last?.frame.maxX ?? 0, height: 50) }

    override func prepare() {
      var end: CGFloat = 0
      attributes = (0..<3).map {
        let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        item.frame = CGRect(x: end, y: 0, width: widths[item.indexPath] ?? 0, height: 50)
        end = item.frame.maxX
        return item
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard widths[preferredAttributes.indexPath] == nil else { return false }
      widths[preferredAttributes.indexPath] = preferredAttributes.frame.width
      return true
    }
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(.rule("R2121"))
  func `Items without a width are displayed and size themselves`() {
    let layout = Row()
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 100), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.attributes.map(\.frame.minX) == [0, 50, 150])
    #expect(layout.attributes.map(\.frame.width) == [50, 100, 150])
    #expect(view.visibleCells.count == 3)
  }
}
