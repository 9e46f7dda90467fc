import Testing
import UIKit

/// Items of an estimated width in a row of a fixed width.
@MainActor
struct EstimatedWidthTests {
  private final class Tag: UICollectionViewCell {
    var width: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 30) }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      layoutAttributes.size.width = width
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let widths: [CGFloat]
    init(_ widths: [CGFloat]) { self.widths = widths }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.width = widths[indexPath.item]
      return cell
    }
  }

  private func frames(_ source: Source, estimate: CGFloat, width: NSCollectionLayoutDimension) async throws -> [CGRect]
  {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(estimate), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let stage = try await Stage.open()
    let controller = UIViewController()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.contentInsetAdjustmentBehavior = .never
    view.register(Tag.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    controller.view.addSubview(view)
    await stage.show(controller)
    return source.widths.indices.compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  @Test(.rule("R1976"), arguments: [CGFloat(20), 100, 250])
  func `A row has as many items as fit into it with their measured widths`(estimate: CGFloat) async throws {
    let source = Source([40, 60, 150, 30, 200, 50, 50, 50, 50, 50])
    let frames = try await frames(source, estimate: estimate, width: .fractionalWidth(1))
    #expect(frames.map(\.width) == source.widths)
    #expect(frames.map(\.minX) == [0, 50, 120, 0, 40, 250, 0, 60, 120, 180])
    #expect(frames.map(\.minY) == [0, 0, 0, 35, 35, 35, 70, 70, 70, 70])
  }

  @Test(.rule("R1976"))
  func `The items of a group of an estimated width do not become more than the estimates permit`() async throws {
    let source = Source([20, 20, 20])
    let frames = try await frames(source, estimate: 50, width: .estimated(50))
    #expect(frames.map(\.minY) == [0, 35, 70])
  }
}
