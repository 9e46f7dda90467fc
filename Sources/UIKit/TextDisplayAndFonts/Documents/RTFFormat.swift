/// The format of text in a document in the Rich Text Format.
struct RTFFormat: Equatable {
  /// The number of the font in the table of fonts.
  var font: Int?
  /// The size of the font in half points.
  var size = 24
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  /// The numbers of the colors in the table of colors; 0 is the default color.
  var color = 0
  var background = 0
  var link: String?
  var paragraph = Paragraph()

  /// The format of a paragraph, with lengths in twentieths of a point.
  struct Paragraph: Equatable {
    var alignment = NSTextAlignment.natural
    /// The indent of the first line relative to that of the others.
    var firstIndent = 0
    var leftIndent = 0
    var rightIndent = 0
    var spacing = 0
    var spacingBefore = 0
    var lineSpacing = 0
  }

  /// Resets the format of characters.
  mutating func makePlain() {
    self = RTFFormat(link: link, paragraph: paragraph)
  }
}

extension RTFFormat.Paragraph {
  /// Creates the format of a style.
  init(_ style: NSParagraphStyle) {
    func twips(_ points: CGFloat) -> Int { Int((points.finite * 20).rounded()) }
    alignment = style.alignment
    firstIndent = twips(style.firstLineHeadIndent - style.headIndent)
    leftIndent = twips(style.headIndent)
    rightIndent = style.tailIndent < 0 ? twips(-style.tailIndent) : 0
    spacing = twips(style.paragraphSpacing)
    spacingBefore = twips(style.paragraphSpacingBefore)
    lineSpacing = twips(style.lineSpacing)
  }

  /// The style with the format.
  var style: NSParagraphStyle {
    func points(_ twips: Int) -> CGFloat { CGFloat(twips) / 20 }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.headIndent = points(leftIndent)
    style.firstLineHeadIndent = points(leftIndent + firstIndent)
    if rightIndent > 0 { style.tailIndent = -points(rightIndent) }
    style.paragraphSpacing = points(spacing)
    style.paragraphSpacingBefore = points(spacingBefore)
    style.lineSpacing = points(lineSpacing)
    return style
  }
}
