extension UIView {
  /// Returns the fitting height of the view at a width, from its constraints if there are any.
  func fittingHeight(width: CGFloat) -> CGFloat {
    hasConstrainedContent ? constrainedHeight(width: width) : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Returns the smallest height that satisfies the constraints at a width.
  func constrainedHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
