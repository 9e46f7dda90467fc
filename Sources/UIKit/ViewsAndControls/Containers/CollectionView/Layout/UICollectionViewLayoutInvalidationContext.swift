/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context without specific invalid elements.
  public override init() { super.init() }

  /// A Boolean value that indicates whether all layout data is invalid.
  open internal(set) var invalidateEverything = false

  /// A Boolean value that indicates whether the number of sections or items changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items whose attributes are invalid; `nil` if none is specified.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views whose attributes are invalid, by kind; `nil` if none is specified.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views whose attributes are invalid, by kind; `nil` if none is specified.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The change of the content offset with which the visible content keeps its position.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the size of the content, which applies until the layout is prepared again.
  ///
  /// It is applied before ``contentOffsetAdjustment``, so that the adjusted offset can be in the new range.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of the items before the user moved them; `nil` if none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The index paths to which the user has moved items; `nil` if none is moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The location of the items that the user moves.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Marks the attributes of items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks the attributes of supplementary views as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks the attributes of decoration views as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The attributes that an element prefers, and those that the layout gave it, for layouts of the runtime.
  var preferred: (new: UICollectionViewLayoutAttributes, old: UICollectionViewLayoutAttributes)?
  /// The bounds that the collection view is about to have; `nil` unless only they change.
  var newBounds: CGRect?
}
