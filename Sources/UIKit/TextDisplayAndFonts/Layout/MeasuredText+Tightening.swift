extension MeasuredText {
  /// The part of a width by which a line may exceed it, so that it is tightened and not truncated.
  private static let tightening: CGFloat = 0.05

  /// Returns the paragraph with less space between its characters, so that a range fits into a width.
  ///
  /// Returns `nil` if the range fits already, or if its line is truncated.
  func tightened(_ range: Range<Int>, to width: CGFloat) -> MeasuredText? {
    let excess = self.width(range) - width
    guard paragraph.allowsTightening, paragraph.lineBreakMode.truncates, !range.isEmpty,
      excess > TextLayout.tolerance, excess <= width * Self.tightening
    else { return nil }
    let text = withKern(adjustedBy: -excess / CGFloat(range.count))
    // Tabs keep their positions.
    return text.width(range) <= width + TextLayout.tolerance ? text : nil
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether a line that does not fit has an ellipsis.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }
}
