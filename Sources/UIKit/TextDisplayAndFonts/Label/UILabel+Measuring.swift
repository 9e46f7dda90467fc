extension UILabel {
  /// Returns the size of the text.
  ///
  /// A label of one line ignores the width. Other labels wrap their text at the width if it is positive.
  func textSize(fitting width: CGFloat) -> CGSize {
    guard content.string?.isEmpty == false else { return .zero }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = numberOfLines == 1 || !(width > 0) ? unlimited : width
    let bounds = CGRect(x: 0, y: 0, width: width, height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The width of the text, in whole pixels.
  ///
  /// One line without attributes is not laid out for it.
  var textWidth: CGFloat {
    guard numberOfLines == 1, content.isPlain, let string = content.string, !string.contains(where: \.isNewline) else {
      return textSize(fitting: bounds.width).width
    }
    let pixels = max(traitCollection.displayScale, 1)
    let width = TextRuler.width(of: string, font: content.font)
    return ((width - TextLayout.tolerance) * pixels).rounded(.up) / pixels
  }

  /// The distance from the top to the first baseline, for a label with its intrinsic height.
  var firstBaselineOffset: CGFloat { baselines.first }

  /// The distance from the last baseline to the bottom, for a label with its intrinsic height.
  var lastBaselineOffset: CGFloat { baselines.last }

  // The current height is ignored, because layout reads the baselines before it determines the height.
  private var baselines: (first: CGFloat, last: CGFloat) {
    let width = bounds.width > 0 && numberOfLines != 1 ? bounds.width : .infinity
    let layout = LabelLayout(self, in: LabelRoom(self, CGSize(width: width, height: .infinity), numberOfLines))
    // An empty label has the baseline of the text that would be entered.
    let first = layout.text.lines.first ?? layout.text.emptyLine
    let last = layout.text.lines.last ?? first
    let room = (layout.roundedHeight(of: last.bottom) - last.bottom) / 2
    return (room + first.baseline, room + last.bottom - last.baseline)
  }
}
