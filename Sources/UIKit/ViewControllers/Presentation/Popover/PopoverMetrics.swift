/// The measures of a popover's background.
struct PopoverMetrics: Equatable {
  /// The height of the arrow from its base to its tip.
  var arrowHeight: CGFloat
  /// The width of the arrow at its base.
  var arrowBase: CGFloat
  /// The distance from the ends of a side that the arrow must not enter.
  var cornerRadius: CGFloat
  /// The distances of the content from the edges without the arrow.
  var contentInsets = UIEdgeInsets.zero

  /// The measures of the system's background.
  static let standard = PopoverMetrics(arrowHeight: 13, arrowBase: 26, cornerRadius: 13)
}

extension PopoverMetrics {
  /// Creates the measures that a class of the app provides.
  @MainActor
  init(_ type: any UIPopoverBackgroundViewMethods.Type) {
    self.init(
      arrowHeight: type.arrowHeight(), arrowBase: type.arrowBase(), cornerRadius: 0,
      contentInsets: type.contentViewInsets())
  }
}
