import Testing
import UIKit

/// The positions of items on the z-axis.
@MainActor
struct ItemDepthTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private final class Stack: UICollectionViewLayout {
    var depth = 7

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 100) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      attributes.zIndex = indexPath.item == 0 ? depth : -indexPath.item
      return attributes
    }
  }

  @Test(.rule("R1889"))
  func `The z-index of an item is the position of its view's layer on the z-axis`() throws {
    let layout = Stack()
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    func depth(_ item: Int) -> CGFloat? { view.cellForItem(at: IndexPath(item: item, section: 0))?.layer.zPosition }
    #expect((0..<3).map(depth) == [7, -1, -2])
    layout.depth = 0
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(depth(0) == 0)
  }
}
