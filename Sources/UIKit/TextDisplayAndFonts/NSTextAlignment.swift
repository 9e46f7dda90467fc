/// Constants that specify the horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Text is aligned with the left edge.
  case left = 0
  /// Text is centered.
  case center = 1
  /// Text is aligned with the right edge.
  case right = 2
  /// Text is aligned with both edges, except in the last line of a paragraph.
  case justified = 3
  /// The default alignment of the text's script.
  case natural = 4
}
