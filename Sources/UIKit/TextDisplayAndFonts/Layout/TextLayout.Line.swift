extension TextLayout {
  /// A line of text.
  package struct Line {
    /// The visible text of the line.
    package internal(set) var text: String
    /// The width of the visible text.
    package internal(set) var width: CGFloat
    /// The range of the text in the line, in UTF-16 units.
    ///
    /// It includes the white space and the line feed at its end.
    package internal(set) var range: Range<Int>
    /// The distance from the top of the layout to the top of the line.
    package internal(set) var top: CGFloat
    /// The height of the line.
    package internal(set) var height: CGFloat
    /// The distance from the top of the layout to the baseline.
    package internal(set) var baseline: CGFloat
    /// A Boolean value that indicates whether the line begins on the right.
    package internal(set) var isRightToLeft: Bool

    var alignment: NSTextAlignment
    /// The indents at the beginning and at the end of the line.
    var indents: (head: CGFloat, tail: CGFloat)
    /// A Boolean value that indicates whether a justified line is stretched.
    ///
    /// It is `false` at the end of its paragraph.
    var mayStretch: Bool
    /// The spacing before the paragraph, above its first line.
    var spacingBefore: CGFloat = 0
    /// The spacing below the line.
    var lineSpacing: CGFloat
    /// The spacing after the paragraph, below its last line.
    var paragraphSpacing: CGFloat
    /// The part of the layout's width in which the line is; `nil` for the whole width.
    var room: Room?
    /// The parts of the line with different attributes, in reading order.
    var fragments: [Fragment]
    /// The paragraph, its range in the line, and the visible part of that range.
    ///
    /// They determine the positions of the caret.
    var paragraph: MeasuredText
    let characters: Range<Int>
    let pieces: [Truncation.Piece]

    package var bottom: CGFloat { top + height }

    /// Moves the line down, and by a number of UTF-16 units.
    mutating func move(down distance: CGFloat, by delta: Int) {
      top += distance
      baseline += distance
      guard delta != 0 else { return }
      range = (range.lowerBound + delta)..<(range.upperBound + delta)
      paragraph.start += delta
    }
  }

  /// A horizontal part of a layout.
  struct Room: Equatable {
    var minX: CGFloat
    var width: CGFloat
  }

  /// A part of a line with the same attributes.
  struct Fragment {
    var text: String
    /// The distance from the beginning of the line.
    var x: CGFloat
    var width: CGFloat
    /// The width without the white space at the end, which underlines do not include.
    var inkWidth: CGFloat
    var look: TextAttributes
    /// The place of the attachment that the part consists of; `nil` for text.
    var attachment: AttachmentPlace?
  }

  /// A position of the caret between two characters.
  struct Stop {
    /// The position in the text, in UTF-16 units.
    var index: Int
    /// The distance from the beginning of the line.
    var x: CGFloat
    /// The ascent of the character after the caret, or before it at the end.
    var ascent: CGFloat
    var descent: CGFloat
  }
}
