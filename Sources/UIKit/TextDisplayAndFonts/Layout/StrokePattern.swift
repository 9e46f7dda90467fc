/// A structure that divides a line into the dashes and dots of its style.
struct StrokePattern {
  /// The alternating lengths of dashes and gaps; empty for an unbroken line.
  private let lengths: [CGFloat]

  init(_ style: NSUnderlineStyle, unit: CGFloat) {
    // The pattern is a number in three bits of the style, not a set of options.
    let pattern: [CGFloat] =
      switch style.rawValue & 0x0700 {
      case NSUnderlineStyle.patternDot.rawValue: [3, 3]
      case NSUnderlineStyle.patternDash.rawValue: [10, 5]
      case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
      case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
      default: []
      }
    lengths = pattern.map { $0 * unit }
  }

  func pieces(of span: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    guard !lengths.isEmpty else { return [span] }
    var pieces: [ClosedRange<CGFloat>] = []
    var start = span.lowerBound
    var index = 0
    while start < span.upperBound {
      let end = min(start + lengths[index % lengths.count], span.upperBound)
      if index.isMultiple(of: 2) { pieces.append(start...end) }
      start = end
      index += 1
    }
    return pieces
  }
}

/// The positions of the words in a part of a line.
enum WordSpans {
  static func spans(of fragment: TextLayout.Fragment) -> [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    var x: CGFloat = 0
    var start: CGFloat?
    for character in fragment.text {
      if character.isWhitespace {
        if let begun = start { spans.append(begun...max(begun, x)) }
        start = nil
      } else if start == nil {
        start = x
      }
      x += fragment.attachment?.width(fragment.look) ?? fragment.look.width(of: character)
    }
    if let start { spans.append(start...max(start, x)) }
    return spans
  }
}
