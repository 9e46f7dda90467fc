import Testing
import UIKit

/// The spaces between items that are fractions of their group.
@MainActor
struct FractionSpacingTests {
  private let source = CollectionViewTests.Source()

  private func frames(
    _ fractions: [CGFloat], spacing: CGFloat, width: CGFloat, isVertical: Bool = false, prefix: CGFloat? = nil
  ) -> [CGRect] {
    func size(_ length: NSCollectionLayoutDimension, _ other: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      isVertical
        ? NSCollectionLayoutSize(widthDimension: other, heightDimension: length)
        : NSCollectionLayoutSize(widthDimension: length, heightDimension: other)
    }
    func fraction(_ value: CGFloat) -> NSCollectionLayoutDimension {
      isVertical ? .fractionalHeight(value) : .fractionalWidth(value)
    }
    var items = fractions.map { NSCollectionLayoutItem(layoutSize: size(fraction($0), .absolute(60))) }
    if let prefix { items.insert(NSCollectionLayoutItem(layoutSize: size(.absolute(prefix), .absolute(60))), at: 0) }
    let groupSize = size(.absolute(width), .absolute(60))
    let group =
      isVertical
      ? NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: items)
      : NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: items)
    group.interItemSpacing = .fixed(spacing)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source.items = 5
    view.dataSource = source
    return (0..<5).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test(.rule("R2115"))
  func `A fixed space between thirds leaves three of them in a row`() {
    let frames = frames([1.0 / 3], spacing: 8, width: 288)
    #expect(frames.map(\.minY) == [0, 0, 0, 60, 60])
    let length = frames[0].width
    #expect(length > 90 && length < 90.67)
    #expect(frames.allSatisfy { abs($0.width - length) < 0.01 })
    #expect(zip(frames, frames.dropFirst().prefix(2)).allSatisfy { abs($1.minX - $0.maxX - 8) < 0.01 })
  }

  @Test(.rule("R2115"))
  func `A fixed space between two halves leaves both in a row`() {
    let frames = frames([0.5, 0.5], spacing: 16, width: 288)
    #expect(frames.map(\.minY) == [0, 0, 60, 60, 120])
    #expect(frames.map(\.width) == [136, 136, 136, 136, 136])
    #expect(frames.map(\.minX) == [0, 152, 0, 152, 0])
  }

  @Test(.rule("R2115"))
  func `Fractions of different sizes lose the spaces in proportion`() {
    let frames = frames([0.75, 0.25], spacing: 20, width: 300)
    #expect(frames.prefix(2).map(\.width) == [210, 70])
    #expect(frames.prefix(2).map(\.minX) == [0, 230])
  }

  @Test(.rule("R2115"))
  func `In a column, the spaces are taken from the heights`() {
    let frames = frames([0.5], spacing: 10, width: 100, isVertical: true)
    #expect(frames.prefix(2).map(\.height) == [45, 45])
    #expect(frames.prefix(2).map(\.minY) == [0, 55])
  }

  @Test(.rule("R2115"))
  func `Fractions with room for the spaces keep their lengths`() {
    let frames = frames([0.3], spacing: 5, width: 300)
    #expect(frames.map(\.width) == [90, 90, 90, 90, 90])
    #expect(frames.map(\.minX) == [0, 95, 190, 0, 95])
  }

  @Test(.rule("R2115"))
  func `An item with a length of its own keeps it`() {
    let frames = frames([0.8], spacing: 10, width: 300, prefix: 60)
    #expect(frames.prefix(2).map(\.width) == [60, 230])
    #expect(frames.prefix(2).map(\.minX) == [0, 70])
  }

  @Test(.rule("R2115"))
  func `Items with lengths of their own that do not fit with the spaces begin a row`() {
    let frames = frames([], spacing: 10, width: 300, prefix: 100)
    #expect(frames.map(\.minX) == [0, 110, 0, 110, 0])
  }
}
