extension UILabel {
  /// The size of the text: a single line is as wide as its text, several are broken at the width if there is one.
  func textSize(fitting width: CGFloat) -> CGSize {
    guard content.string?.isEmpty == false else { return .zero }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = numberOfLines == 1 || !(width > 0) ? unlimited : width
    let bounds = CGRect(x: 0, y: 0, width: width, height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size that the label wants by itself, or at a width that layout has given it.
  func intrinsicTextSize(forWidth width: CGFloat?) -> CGSize {
    textSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width ?? 0)
  }

  /// How far the first line's letters stand below the top of the bounds.
  var firstBaselineOffset: CGFloat { baselines.first }

  /// How far the last line's letters stand above the bottom of the bounds.
  var lastBaselineOffset: CGFloat { bounds.height - baselines.last }

  /// Where the letters of the first and the last line stand; without text, where they would.
  private var baselines: (first: CGFloat, last: CGFloat) {
    let layout = LabelLayout(self, size: bounds.size, numberOfLines: numberOfLines)
    let top = layout.top(in: bounds, adjustment: baselineAdjustment) - bounds.minY
    let lines = layout.text.lines
    guard let first = lines.first, let last = lines.last else {
      let empty = layout.text.emptyLine
      let middle = (bounds.height - empty.height) / 2 + empty.baseline
      return (middle, middle)
    }
    return (top + first.baseline, top + last.baseline)
  }
}
