/// Constants that specify the vertical adjustment of a label's line after its font was scaled to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline remains at its position in the original font size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top of where the line would be in its own size.
  case none
}
