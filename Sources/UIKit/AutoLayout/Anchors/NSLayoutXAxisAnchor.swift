/// A layout anchor for a horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a dimension for the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
  }

  /// Returns a constraint that keeps a multiple of the system spacing after another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that keeps at least a multiple of the system spacing after another anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }

  /// Returns a constraint that keeps at most a multiple of the system spacing after another anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.betweenViews * multiplier)
  }
}

/// The spacings of the system.
enum SystemSpacing {
  /// The spacing between siblings, in points.
  static let betweenViews: CGFloat = 8
}
