import UIKit

/// The layout of the grid: squares of about the same size on each device, below a pinned header.
enum PhotoGridLayout {
  private static let spacing: CGFloat = 2

  @MainActor
  static func make() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = max(3, Int(environment.container.effectiveContentSize.width / 130))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  @MainActor
  private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }
}
