/// Where a label's line stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Where the line would stand in its own size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top of where the line would be in its own size.
  case none
}
