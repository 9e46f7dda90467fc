import Testing
import UIKit

/// Cells that determine their sizes with `preferredLayoutAttributesFitting(_:)`.
@MainActor
struct PreferredAttributesTests {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      layoutAttributes.frame.size.height = 70 + 10 * CGFloat(layoutAttributes.indexPath.item)
      return layoutAttributes
    }
  }

  enum Kind: CaseIterable {
    case flow, compositional

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        return layout
      case .compositional:
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
    }
  }

  @Test(.rule("R1980"), arguments: Kind.allCases)
  func `A cell can change the attributes that it receives, and return them`(kind: Kind) async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: kind.layout)
    view.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    controller.view.addSubview(view)
    await stage.show(controller)
    let frames = (0..<3).compactMap { view.cellForItem(at: [0, $0])?.frame }
    #expect(frames.map(\.height) == [70, 80, 90])
    #expect(frames.map(\.minY) == [0, 70, 150])
  }
}
