/// Constants that specify how a section scrolls orthogonally to its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none
  /// Scrolling ends at any position.
  case continuous
  /// Scrolling ends at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by its width.
  case paging
  /// The section scrolls by one group.
  case groupPaging
  /// The section scrolls by one group, which is centered.
  case groupPagingCentered
}

/// Boundaries from which content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration, or the safe area.
  case automatic
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide.
  case readableContent
}

/// A closure that is called with the visible elements of a section before each layout pass.
///
/// It can change their appearance.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group that is repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a section that is a list.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets between the boundary of the section and its content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The boundary from which the insets are measured.
  ///
  /// The default is that of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The behavior with which the section scrolls orthogonally to the layout.
  ///
  /// The default is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The properties with which the section scrolls orthogonally to the layout, if it does.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A Boolean value that indicates whether the content insets also apply to headers and footers.
  ///
  /// The default is `true`.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The closure that is called with the visible elements of the section.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
