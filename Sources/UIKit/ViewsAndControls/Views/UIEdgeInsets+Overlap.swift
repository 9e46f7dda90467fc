extension UIEdgeInsets {
  /// Returns the parts of these insets of a space that overlap a frame in it.
  ///
  /// An inset is never larger than that of the space. A view that extends beyond its superview would otherwise have the
  /// whole overhang as an inset, and grow by it if its size follows from its insets.
  func overlap(of frame: CGRect, in space: CGRect) -> UIEdgeInsets {
    func overlap(_ inset: CGFloat, at distance: CGFloat) -> CGFloat { min(max(0, inset - distance), inset) }
    return UIEdgeInsets(
      top: overlap(top, at: frame.minY - space.minY),
      left: overlap(left, at: frame.minX - space.minX),
      bottom: overlap(bottom, at: space.maxY - frame.maxY),
      right: overlap(right, at: space.maxX - frame.maxX))
  }
}
