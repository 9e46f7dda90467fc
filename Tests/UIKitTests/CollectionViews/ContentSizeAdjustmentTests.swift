import Testing

@testable import UIKit

@MainActor
struct ContentSizeAdjustmentTests {
  private final class Tall: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
  }

  @Test func `The content has the adjusted size until the layout is prepared again`() {
    let source = NumberItems([[]])
    let layout = Tall()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.contentSizeAdjustment == .zero)
    context.contentSizeAdjustment = CGSize(width: 5, height: 100)
    layout.invalidateLayout(with: context)
    #expect(view.storedContentSize == CGSize(width: 105, height: 2100))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 2000))
  }
}
