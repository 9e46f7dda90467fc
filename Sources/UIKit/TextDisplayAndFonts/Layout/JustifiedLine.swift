/// A line whose words are moved apart so that it fills its width.
struct JustifiedLine {
  /// The words, and the distance by which each is moved toward the end of the line.
  private(set) var words: [(fragment: TextLayout.Fragment, moved: CGFloat)] = []

  init(_ line: TextLayout.Line, stretch: CGFloat) {
    let gap = stretch / CGFloat(max(1, line.gaps))
    var passed = 0
    var isInGap = true
    for fragment in line.fragments {
      for word in Self.words(of: fragment) {
        let isSpace = word.text.first?.isWhitespace ?? false
        if !isSpace, isInGap, !words.isEmpty { passed += 1 }
        // White space before the first word is not a gap.
        let moved = CGFloat(max(0, passed)) * gap
        if !isSpace || word.look.backgroundColor != nil { words.append((word, moved)) }
        isInGap = isSpace || (isInGap && words.isEmpty)
      }
    }
  }

  /// Returns the words and the gaps of a part of a line.
  private static func words(of fragment: TextLayout.Fragment) -> [TextLayout.Fragment] {
    guard fragment.attachment == nil else { return [fragment] }
    var parts: [TextLayout.Fragment] = []
    var x = fragment.x
    for character in fragment.text {
      let width =
        fragment.text.count == 1 ? fragment.width : fragment.look.width(of: character)
      if var last = parts.last, last.text.last?.isWhitespace == character.isWhitespace {
        last.text.append(character)
        last.width += width
        last.inkWidth = last.width
        parts[parts.count - 1] = last
      } else {
        parts.append(
          TextLayout.Fragment(text: String(character), x: x, width: width, inkWidth: width, look: fragment.look))
      }
      x += width
    }
    return parts
  }
}
