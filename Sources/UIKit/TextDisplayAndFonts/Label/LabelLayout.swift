/// The lines of a label in a size: as many as the height has room for, in a smaller font if the label wants that.
@MainActor
struct LabelLayout {
  let text: TextLayout
  private let scale: CGFloat

  init(_ label: UILabel, size: CGSize, numberOfLines: Int) {
    scale = max(label.traitCollection.displayScale, 1)
    let font = Self.font(of: label, width: size.width)
    text = TextLayout(
      label.text ?? "", font: font, width: size.width, lineBreakMode: label.lineBreakMode,
      numberOfLines: Self.limit(numberOfLines, font: font, height: size.height))
  }

  /// The size of the text, up to whole pixels so that nothing is cut off.
  var roundedSize: CGSize {
    CGSize(width: Self.roundUp(text.size.width, scale), height: Self.roundUp(text.size.height, scale))
  }

  private static func roundUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    ((value - TextLayout.tolerance) * scale).rounded(.up) / scale
  }

  /// Lines that the height has no room for are not shown; the last one that is ends in an ellipsis.
  private static func limit(_ numberOfLines: Int, font: UIFont, height: CGFloat) -> Int {
    guard height.isFinite else { return numberOfLines }
    let fitting = max(1, Int((height / font.lineHeight + 0.01).rounded(.down)))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  private static func font(of label: UILabel, width: CGFloat) -> UIFont {
    let font: UIFont = label.font
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, width.isFinite, width > 0 else {
      return font
    }
    let needed = TextLayout(label.text ?? "", font: font, numberOfLines: 1).size.width
    guard needed > width else { return font }
    let least = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.05
    return font.withSize(font.pointSize * max(width / needed, least))
  }
}
