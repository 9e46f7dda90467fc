/// The configuration of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Creates a configuration.
  public override init() { super.init() }

  /// The direction in which the layout scrolls.
  ///
  /// The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections.
  ///
  /// The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary from which the insets of sections are measured.
  ///
  /// The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A closure that returns a section of a compositional layout.
///
/// It must not return `nil`.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
