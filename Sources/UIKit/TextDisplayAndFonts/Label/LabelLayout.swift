import DisplayScene

/// The lines of a label in a size, limited to its height.
///
/// The font is smaller if the label scales its text to fit.
@MainActor
struct LabelLayout {
  let text: TextLayout
  /// The scale factor of the text.
  let fontScale: CGFloat
  private let pixels: CGFloat
  private let unscaled: TextLayout

  init(_ label: UILabel, in room: LabelRoom) {
    pixels = room.pixels
    let options = TextLayout.Options(
      width: room.size.width, height: room.size.height, numberOfLines: max(0, room.numberOfLines),
      isRightToLeft: room.isRightToLeft)
    let content = label.content
    unscaled = TextLayout(content.source(scale: 1), options: options)
    fontScale = Self.fontScale(of: label, options: options, unscaled: unscaled)
    text = fontScale == 1 ? unscaled : TextLayout(content.source(scale: fontScale), options: options)
  }

  /// The size of the text, rounded up to whole pixels so that the text is not clipped.
  var roundedSize: CGSize { CGSize(width: roundUp(text.size.width), height: roundUp(text.size.height)) }

  func roundedHeight(of height: CGFloat) -> CGFloat { roundUp(height) }

  private func roundUp(_ value: CGFloat) -> CGFloat {
    ((value - TextLayout.tolerance) * pixels).rounded(.up) / pixels
  }

  /// Returns the top of the first line.
  ///
  /// The lines are centered vertically in the rectangle.
  func top(in rect: CGRect, adjustment: UIBaselineAdjustment) -> CGFloat {
    let middle = rect.minY + (rect.height - text.size.height) / 2
    guard fontScale < 1, let line = text.lines.first, let unscaledLine = unscaled.lines.first, text.lines.count == 1
    else { return middle }
    let unscaledTop = rect.minY + (rect.height - unscaled.size.height) / 2
    switch adjustment {
    case .alignBaselines: return unscaledTop + unscaledLine.baseline - line.baseline
    case .alignCenters: return middle
    case .none: return unscaledTop
    }
  }

  /// Returns the content of the lines in a rectangle.
  func sceneContents(for label: UILabel, in rect: CGRect) -> [SceneContent] {
    let top = top(in: rect, adjustment: label.baselineAdjustment)
    return text.sceneContents(
      in: CGRect(x: rect.minX, y: top, width: rect.width, height: text.size.height), color: label.content.color,
      override: label.isHighlighted ? label.highlightedTextColor : nil, opacity: label.isEnabled ? 1 : 0.5,
      traits: label.traitCollection)
  }

  private static func fontScale(of label: UILabel, options: TextLayout.Options, unscaled: TextLayout) -> CGFloat {
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines != 0, options.width > 0, unscaled.isTruncated else {
      return 1
    }
    let least = label.minimumScaleFactor > 0 ? min(label.minimumScaleFactor, 1) : 0.05
    let content = label.content
    guard label.numberOfLines == 1 else {
      return FittingScale.largest(least: least) { scale in
        !TextLayout(content.source(scale: scale), options: options).isTruncated
      }
    }
    // The widths of letters are proportional to the font size, so the scale of one line can be calculated.
    let needed = TextLayout(content.source(scale: 1), options: TextLayout.Options(numberOfLines: 1)).size.width
    return needed > options.width ? max(options.width / needed, least) : 1
  }
}
