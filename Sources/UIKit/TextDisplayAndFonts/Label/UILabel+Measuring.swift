extension UILabel {
  /// The size of the text: a single line is as wide as its text, several are broken at the width if there is one.
  func textSize(fitting width: CGFloat) -> CGSize {
    guard content.string?.isEmpty == false else { return .zero }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = numberOfLines == 1 || !(width > 0) ? unlimited : width
    let bounds = CGRect(x: 0, y: 0, width: width, height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// How far the first line's letters are below the top of a label that is as high as it wants to be.
  var firstBaselineOffset: CGFloat { baselines.first }

  /// How far the last line's letters are above the bottom of a label that is as high as it wants to be.
  var lastBaselineOffset: CGFloat { baselines.last }

  // The height that the label has for now plays no part: layout asks before it has decided on another one.
  private var baselines: (first: CGFloat, last: CGFloat) {
    let width = bounds.width > 0 && numberOfLines != 1 ? bounds.width : .infinity
    let layout = LabelLayout(self, size: CGSize(width: width, height: .infinity), numberOfLines: numberOfLines)
    // Without text, the letters are where they would be.
    let first = layout.text.lines.first ?? layout.text.emptyLine
    let last = layout.text.lines.last ?? first
    let room = (layout.roundedHeight(of: last.bottom) - last.bottom) / 2
    return (room + first.baseline, room + last.bottom - last.baseline)
  }
}
