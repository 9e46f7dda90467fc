extension NSCollectionLayoutSection {
  /// Returns a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = layoutEnvironment.container.effectiveContentSize.width
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let appearance = configuration.appearance
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    let margin = appearance == .insetGrouped || appearance == .sidebar ? TableMetrics.margin(width: width) : 0
    let gap: CGFloat = isPlain ? 0 : 17.5
    let padding = configuration.headerTopPadding
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? gap : 0, leading: margin,
      bottom: configuration.footerMode == .none ? gap : 0, trailing: margin)
    if let padding, configuration.headerMode != .supplementary { section.contentInsets.top = padding }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: padding ?? 0))
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
      if index == 0, isGrouped, configuration.headerMode == .none, configuration.headerTopPadding == nil {
        section.contentInsets.top = 35
      }
      return section
    }
    layout.listBackground = configuration.usedBackgroundColor
    layout.isSidebar = configuration.appearance == .sidebar
    return layout
  }
}
