/// Constants that specify the vertical adjustment of a label's line after its font was scaled to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline remains at its position in the original font size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// The top is aligned with that of the line in its original size.
  case none
}
