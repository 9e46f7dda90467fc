/// Constants that specify the vertical position of a label's line after its font was scaled to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline remains at its position in the original font size.
  case alignBaselines
  /// The line is centered vertically in the label.
  case alignCenters
  /// The top of the line remains at its position in the original font size.
  case none
}
