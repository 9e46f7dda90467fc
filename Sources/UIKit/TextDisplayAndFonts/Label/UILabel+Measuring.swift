extension UILabel {
  /// Returns the size of the text: a single line is as wide as its text, several are broken at the width if there is
  /// one.
  func textSize(fitting width: CGFloat) -> CGSize {
    guard content.string?.isEmpty == false else { return .zero }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = numberOfLines == 1 || !(width > 0) ? unlimited : width
    let bounds = CGRect(x: 0, y: 0, width: width, height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The distance from the top to the first baseline, for a label with its intrinsic height.
  var firstBaselineOffset: CGFloat { baselines.first }

  /// The distance from the last baseline to the bottom, for a label with its intrinsic height.
  var lastBaselineOffset: CGFloat { baselines.last }

  // The label's present height does not matter: layout asks before it has decided on another one.
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
