extension UICollectionView {
  /// Animates multiple changes as a group, which a closure makes that does not escape.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - completion: Called when the animations end.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
