/// The lines of a text in the containers of a layout manager.
struct ContainerLayouts {
  /// The values that determine the lines in a container.
  struct Rules: Equatable {
    var width: CGFloat
    var height: CGFloat
    var numberOfLines: Int
    var isRightToLeft: Bool
    var isRectangle: Bool
    /// A Boolean value that indicates whether text that does not fit continues in another container.
    var continues: Bool
    /// A Boolean value that indicates whether a delegate adjusts the lines.
    var isAdjusted: Bool

  }

  /// The measured paragraphs; `nil` if they must be measured.
  var source: TextSource?
  /// The line break mode with which the paragraphs were measured.
  var wordWrapping = NSLineBreakMode.byWordWrapping
  /// The rules and the lines of each container; empty if the text must be laid out.
  var containers: [(rules: Rules, layout: TextLayout)] = []
  /// The lines that were measured for another size.
  var measured: (rules: Rules, layout: TextLayout)?

  /// Discards the lines, but not the measured paragraphs.
  mutating func invalidateLines() {
    containers = []
    measured = nil
  }

  mutating func invalidate() {
    source = nil
    invalidateLines()
  }

  /// Measures and lays out an edited range again.
  mutating func update(
    _ text: NSAttributedString, edited range: NSRange, changeInLength delta: Int, _ defaults: TextSource.Defaults
  ) {
    measured = nil
    // It does not take longer to measure everything if everything has changed. The paragraphs are of another text if a
    // change was not reported, or is reported later.
    guard var source, range.length < text.length, source.length + delta == text.length else { return invalidate() }
    self.source = nil
    let change = source.update(text, edited: range, changeInLength: delta, defaults)
    self.source = source
    guard containers.count == 1 else { return containers = [] }
    if !containers[0].layout.update(change, of: source) { containers = [] }
  }
}
