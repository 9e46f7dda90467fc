/// A layout anchor for a vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a dimension for the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
  }

  /// Returns a constraint that keeps a multiple of the system spacing below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that keeps at least a multiple of the system spacing below another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that keeps at most a multiple of the system spacing below another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}
