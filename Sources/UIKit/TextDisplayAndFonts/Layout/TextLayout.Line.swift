extension TextLayout {
  /// One line.
  package struct Line {
    /// The visible text of the line.
    package internal(set) var text: String
    /// The width of the visible text.
    package internal(set) var width: CGFloat
    /// The range of the text in the line, in UTF-16 units, with the white space and the line feed at its end.
    package internal(set) var range: Range<Int>
    /// The distance of the line's top from the layout's top.
    package internal(set) var top: CGFloat
    /// The height of the line.
    package internal(set) var height: CGFloat
    /// The distance of the baseline from the layout's top.
    package internal(set) var baseline: CGFloat
    /// A Boolean value that indicates whether it begins on the right.
    package internal(set) var isRightToLeft: Bool

    var alignment: NSTextAlignment
    /// The room at the line's beginning and end.
    var indents: (head: CGFloat, tail: CGFloat)
    /// A Boolean value that indicates whether a justified line is stretched: not where its paragraph ends.
    var mayStretch: Bool
    /// The room that its paragraph wants below it.
    var spacingAfter: CGFloat
    /// Parts of one look, in reading order.
    var fragments: [Fragment]
    /// The paragraph, what of it the line takes, and what of that is shown: where carets can be follows from these.
    let paragraph: MeasuredText
    let characters: Range<Int>
    let pieces: [Truncation.Piece]

    package var bottom: CGFloat { top + height }
  }

  /// A part of a line with one look.
  struct Fragment {
    var text: String
    /// The distance from the beginning of the line.
    var x: CGFloat
    var width: CGFloat
    /// The width without white space at the end, which lines under words do not reach into.
    var inkWidth: CGFloat
    var look: TextAttributes
  }

  /// A place between two characters.
  struct Stop {
    /// The place in the text, in UTF-16.
    var index: Int
    /// The distance from the beginning of the line.
    var x: CGFloat
    /// The ascent of the character after the caret, or before it at the end.
    var ascent: CGFloat
    var descent: CGFloat
  }
}
