extension UIView {
  /// Returns a rectangle of a left-to-right layout in the layout direction of the view.
  ///
  /// In a right-to-left layout, it is at the opposite side of the bounds.
  func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    isLaidOutRightToLeft ? rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0) : rect
  }
}
