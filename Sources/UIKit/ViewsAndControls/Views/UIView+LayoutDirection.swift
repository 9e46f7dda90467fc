/// The placement of the rectangles of a left-to-right layout in the layout direction of a view.
///
/// A layout that places several parts reads the direction of the view once, because the view finds it in its ancestors.
struct DirectionalPlacement {
  let isRightToLeft: Bool

  /// Returns a rectangle in the layout direction.
  ///
  /// In a right-to-left layout, it is at the opposite side of the bounds.
  func callAsFunction(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    isRightToLeft ? rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0) : rect
  }
}

extension UIView {
  /// The placement of parts in the layout direction of the view.
  var directed: DirectionalPlacement { DirectionalPlacement(isRightToLeft: isLaidOutRightToLeft) }
}
