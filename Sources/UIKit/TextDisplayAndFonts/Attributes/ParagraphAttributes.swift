/// The attributes of a paragraph, as a value.
struct ParagraphAttributes: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// A Boolean value that indicates whether the paragraph has only one line, because it does not wrap by itself.
  var isOneLine = false
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var tabStops = TabStop.initial
  var defaultTabInterval: CGFloat = 0
  var hyphenationFactor: Float = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var allowsTightening = false
  /// The lists that contain the paragraph, from the outermost to the innermost one.
  // All styles share the objects, whose properties are constant or protected by a lock. A subclass of an app has to
  // protect its own properties, as on Apple's platforms.
  nonisolated(unsafe) var textLists: [NSTextList] = []

  /// A Boolean value that indicates whether the text continues on the next line where it exceeds the width.
  var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// Returns the height of a line whose fonts have a natural height.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple.finite : natural
    height = max(height, minimumLineHeight.finite)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Returns the space at the beginning and at the end of a line in a width.
  func indents(isFirstLine: Bool, in width: CGFloat) -> (head: CGFloat, tail: CGFloat) {
    let head = max(0, (isFirstLine ? firstLineHeadIndent : headIndent).finite)
    let tail = tailIndent.finite
    // A positive value is the distance of the line's end from the leading margin; other values are measured from the
    // trailing margin.
    guard tail > 0 else { return (head, -tail) }
    return (head, width.isFinite ? max(0, width - tail) : 0)
  }
}

extension CGFloat {
  /// The number, or 0 if it is not finite.
  var finite: CGFloat { isFinite ? self : 0 }
}
