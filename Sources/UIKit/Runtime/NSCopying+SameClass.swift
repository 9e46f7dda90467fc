extension NSCopying {
  /// Returns a copy as an object of the same class, as an override of `copy(with:)` has to create it.
  func copyOfSameClass() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      misuse("copy(with:) of \(type(of: self)) must return an object of that class")
    }
    return copy
  }
}
