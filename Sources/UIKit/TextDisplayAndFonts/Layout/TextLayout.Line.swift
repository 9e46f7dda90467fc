extension TextLayout {
  /// A line of text.
  package struct Line {
    /// The visible text of the line.
    package internal(set) var text: String
    /// The width of the visible text.
    package internal(set) var width: CGFloat
    /// The range of the text in the line, in UTF-16 units. It includes the white space and the line feed at its end.
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
    /// A Boolean value that indicates whether a justified line is stretched. It is `false` at the end of its paragraph.
    var mayStretch: Bool
    /// The spacing of the paragraph below the line.
    var spacingAfter: CGFloat
    /// The parts of the line with different attributes, in reading order.
    var fragments: [Fragment]
    /// The paragraph, its range in the line, and the visible part of that range. They determine the positions of the
    /// caret.
    let paragraph: MeasuredText
    let characters: Range<Int>
    let pieces: [Truncation.Piece]

    package var bottom: CGFloat { top + height }
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
