/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether the delegate provides sizes and distances again.
  ///
  /// The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that indicates whether the positions of the items are computed again.
  ///
  /// The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
