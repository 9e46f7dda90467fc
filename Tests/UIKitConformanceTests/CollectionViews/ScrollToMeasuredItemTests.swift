import Testing
import UIKit

/// Animated scrolling to items whose sizes differ much from their estimates.
@MainActor
struct ScrollToMeasuredItemTests {
  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 0
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = CGFloat(100 + 5 * indexPath.item)
      return cell
    }
  }

  private func layout(isFlow: Bool, estimate: CGFloat) -> UICollectionViewLayout {
    if isFlow {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: estimate)
      return layout
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test(
    .rule("R1986"), arguments: [true, false],
    [
      (20, 20, UICollectionView.ScrollPosition.top), (20, 39, .bottom), (400, 20, .centeredVertically),
      (400, 39, .bottom),
    ])
  func `An item is at its position after animated scrolling`(
    isFlow: Bool, values: (estimate: Int, item: Int, position: UICollectionView.ScrollPosition)
  ) async throws {
    let stage = try await Stage.open()
    let items = Items(collectionViewLayout: layout(isFlow: isFlow, estimate: CGFloat(values.estimate)))
    await stage.show(items)
    let collection: UICollectionView = items.collectionView
    let place = IndexPath(item: values.item, section: 0)
    collection.scrollToItem(at: place, at: values.position, animated: true)
    await stage.advance(by: 1)
    await stage.settle()
    let cell = try #require(collection.cellForItem(at: place))
    #expect(cell.frame.height == CGFloat(100 + 5 * values.item))
    let area = collection.bounds.inset(by: collection.adjustedContentInset)
    let distance =
      switch values.position {
      case .top: cell.frame.minY - area.minY
      case .bottom: area.maxY - cell.frame.maxY
      default: cell.frame.midY - area.midY
      }
    #expect(abs(distance) < 1)
  }
}
