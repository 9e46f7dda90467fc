import Testing
import UIKit

/// The effects of the context that a layout returns for new bounds.
@MainActor
struct BoundsChangeContextTests {
  /// A layout that shifts the content when the width changes.
  private final class Shifting: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
      return context
    }
  }

  /// A flow layout that is invalidated by each change of the bounds.
  private final class Restless: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func `The adjustment of the offset applies to the new bounds`() {
    let source = NumberItems([[]])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: Shifting())
    view.dataSource = source
    view.layoutIfNeeded()
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    view.frame.size.width = 200
    #expect(view.bounds == CGRect(x: 0, y: 60, width: 200, height: 300))
  }

  @Test func `Scrolling does not ask the delegate of an invalidated flow layout for sizes again`() {
    let source = NumberItems([Array(0..<100)])
    var asked = 0
    source.size = { _ in
      asked += 1
      return CGSize(width: 50, height: 50)
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: Restless())
    view.register(NumberItemCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    #expect(asked > 0)
    asked = 0
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(asked == 0)
  }
}
