import Testing
import UIKit

/// Rows of items of estimated widths, of which more and more are measured while the user scrolls.
@MainActor
struct EstimatedRowsTests {
  private final class Tag: UICollectionViewCell {
    var size = CGSize.zero
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      layoutAttributes.size = size
      return layoutAttributes
    }
  }

  private final class Tags: NSObject, UICollectionViewDataSource {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sizes.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.size = sizes[indexPath.item]
      return cell
    }
  }

  private let tags: Tags
  private let view: UICollectionView

  init() {
    tags = Tags((0..<200).map { CGSize(width: 20 + CGFloat($0 * 37 % 101), height: 20 + CGFloat($0 * 13 % 17)) })
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Tag.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = tags
  }

  private var frames: [CGRect] { tags.sizes.indices.compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame } }

  /// Returns the frames of items that are placed one after the other.
  private func flow(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
    var result: [CGRect] = []
    var place = CGPoint.zero
    var height: CGFloat = 0
    for size in sizes {
      if place.x > 0, place.x + size.width > width {
        place = CGPoint(x: 0, y: place.y + height + 6)
        height = 0
      }
      result.append(CGRect(origin: place, size: size))
      place.x += size.width + 4
      height = max(height, size.height)
    }
    return result
  }

  @Test func `The places of measured items do not depend on the order in which they were measured`() {
    view.layoutIfNeeded()
    while view.contentOffset.y + view.bounds.height < view.contentSize.height {
      view.contentOffset.y += 30
      view.layoutIfNeeded()
      let measured = frames
      // A new definition of the layout solves all groups again.
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(frames == measured)
    }
    #expect(frames == flow(tags.sizes, width: 300))
    #expect(view.contentSize.height == frames.map(\.maxY).max())
  }
}
