/// The place for lines beside each other that a layout asks a region for.
struct TextBand {
  /// The distance from the top of the layout.
  var top: CGFloat
  var height: CGFloat
  /// The UTF-16 offset of the text of the lines.
  var index = 0
  /// The minimum width of a line, without which it has no room.
  var least: CGFloat = 0
  var isRightToLeft = false
}

/// A region that is not just a rectangle, or that adjusts the lines in it.
protocol TextRegion {
  /// A Boolean value that indicates whether every line has the whole width.
  var isRectangle: Bool { get }
  /// Returns where lines are placed at or below the top of a band; `nil` if there is no room for them.
  func rooms(for band: TextBand, below height: CGFloat) -> (top: CGFloat, rooms: [TextLayout.Room])?
  /// Returns whether a line may end before a word.
  func mayBreak(before index: Int) -> Bool
  /// Returns the spacing before a paragraph below a height, which is `spacing` by default.
  func paragraphSpacing(before index: Int, below top: CGFloat, default spacing: CGFloat) -> CGFloat
  /// Adjusts the height and the spacing of a line.
  func adjust(_ line: inout TextLayout.Line)
}
