/// The positions of glyphs and lines in the containers of a layout manager.
///
/// Positions are in the coordinates of the container.
struct LayoutQueries {
  typealias Line = TextLayout.Line

  private let containers: [(container: NSTextContainer, layout: TextLayout)]
  private let length: Int

  /// Creates the queries of a layout manager, which performs layout if necessary.
  init(_ manager: NSLayoutManager) {
    manager.layOut()
    containers = zip(manager.textContainers, manager.state.containers).map { ($0, $1.layout) }
    length = manager.textStorage?.length ?? 0
  }

  /// A line with its container.
  struct Place {
    let container: NSTextContainer
    let layout: TextLayout
    let line: Line

    /// The rectangle from whose top the layout is drawn.
    var rect: CGRect { LayoutQueries.rect(of: layout, in: container) }

    var range: NSRange { NSRange(line.range) }

    /// The height of the spacing below the line.
    ///
    /// The last line of a container has none.
    private var spacing: (line: CGFloat, paragraph: CGFloat) {
      line.bottom == layout.lines.last?.bottom ? (0, 0) : (line.lineSpacing, line.paragraphSpacing)
    }

    var fragmentRect: CGRect {
      let room = layout.room(of: line, in: rect)
      let padding = container.padding
      let top = line.top - line.spacingBefore
      return CGRect(
        x: room.minX - padding, y: top, width: room.width + 2 * padding,
        height: line.bottom + spacing.line + spacing.paragraph - top)
    }

    var usedRect: CGRect {
      var used = layout.usedRect(of: line, in: rect).insetBy(dx: -container.padding, dy: 0)
      used.size.height += spacing.line
      guard line.paragraph.paragraph.lineBreakMode == .byClipping else { return used }
      // Text beyond the edge of the container is not drawn.
      let room = fragmentRect
      let (left, right) = (max(used.minX, room.minX), min(used.maxX, room.maxX))
      return CGRect(x: left, y: used.minY, width: max(right - left, 0), height: used.height)
    }

    /// Returns the horizontal part of a range of UTF-16 units in the line.
    func extent(of range: Range<Int>) -> ClosedRange<CGFloat> {
      let stops = line.stops
      // A character that consists of several units has its width in the first of them.
      func x(_ index: Int) -> CGFloat { stops.first { $0.index >= index }?.x ?? line.width }
      let start = layout.place(of: x(range.lowerBound), on: line, in: rect)
      let end = layout.place(of: x(range.upperBound), on: line, in: rect)
      return min(start, end)...max(start, end)
    }

    /// Returns the rectangle of a range of UTF-16 units in the line.
    func rect(of range: Range<Int>) -> CGRect {
      let part = range.clamped(to: line.range)
      let extent = extent(of: part)
      let used = usedRect
      return CGRect(
        x: extent.lowerBound, y: used.minY, width: extent.upperBound - extent.lowerBound, height: used.height)
    }
  }

  /// Returns the rectangle from whose top the layout of a container is drawn.
  static func rect(of layout: TextLayout, in container: NSTextContainer) -> CGRect {
    let width = container.lineWidth
    return CGRect(
      x: container.padding, y: 0, width: width.isFinite ? width : layout.size.width, height: layout.size.height)
  }

  // MARK: - Glyphs

  /// Returns the line that contains a glyph; `nil` if the glyph is in no container.
  func place(of glyph: Int) -> Place? {
    for (container, layout) in containers {
      guard let last = layout.lines.last, glyph < max(last.range.upperBound, last.range.lowerBound + 1) else {
        continue
      }
      let line = layout.line(at: glyph)
      return line.range.contains(glyph) ? Place(container: container, layout: layout, line: line) : nil
    }
    return nil
  }

  /// Returns the lines that contain glyphs of a range, in one container or in all.
  func places(of range: NSRange, in only: NSTextContainer? = nil) -> [Place] {
    guard let range = Range(NSIntersectionRange(range, NSRange(location: 0, length: length))), !range.isEmpty else {
      return []
    }
    return containers.flatMap { container, layout in
      guard only == nil || only === container else { return [Place]() }
      return layout.lines(in: range).map { Place(container: container, layout: layout, line: $0) }
    }
  }

  /// Returns the range of the glyphs in a container.
  func range(of container: NSTextContainer) -> NSRange {
    guard let layout = layout(of: container), let first = layout.lines.first, let last = layout.lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the range of the glyphs whose lines intersect a rectangle.
  func range(in bounds: CGRect, of container: NSTextContainer) -> NSRange {
    guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
    let found = layout.lines.filter {
      $0.top - $0.spacingBefore < bounds.maxY && $0.bottom + $0.lineSpacing + $0.paragraphSpacing > bounds.minY
        && Place(container: container, layout: layout, line: $0).fragmentRect.intersects(bounds)
    }
    guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  private func layout(of container: NSTextContainer) -> TextLayout? {
    containers.first { $0.container === container }?.layout
  }

  // MARK: - Rectangles

  /// Returns the rectangle that the lines of a container use.
  func usedRect(of container: NSTextContainer) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    let lines = layout.lines.isEmpty && length == 0 ? [layout.emptyLine] : layout.lines
    return lines.map { Place(container: container, layout: layout, line: $0).usedRect }
      .reduce(CGRect.null) { $0.union($1) }.standardizedOrZero
  }

  /// Returns the smallest rectangle that contains the glyphs of a range in a container.
  func boundingRect(of range: NSRange, in container: NSTextContainer) -> CGRect {
    rects(of: range, in: container).reduce(CGRect.null) { $0.union($1) }.standardizedOrZero
  }

  /// Returns the rectangles of the glyphs of a range in a container, one for each line.
  func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let glyphs = Range(range) else { return [] }
    return places(of: range, in: container).map { $0.rect(of: glyphs) }
  }

  /// Returns the rectangles of a selection in a container.
  ///
  /// They extend to its edge where the selection continues.
  func selectionRects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let layout = layout(of: container), let glyphs = Range(range) else { return [] }
    return layout.selectionRects(for: glyphs, in: Self.rect(of: layout, in: container))
  }

  /// The line after the text, if the text is empty or ends with a line feed.
  var extraLine: Place? {
    guard let (container, layout) = containers.last(where: { !$0.layout.lines.isEmpty }) ?? containers.first else {
      return nil
    }
    if length == 0 { return Place(container: container, layout: layout, line: layout.emptyLine) }
    guard let last = layout.lines.last, last.range.isEmpty, last.range.lowerBound == length else { return nil }
    return Place(container: container, layout: layout, line: last)
  }

  // MARK: - Points

  /// Returns the glyph at or nearest to a point, and the part of its width that is before the point.
  func glyph(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let layout = layout(of: container),
      let line = layout.line(
        closestTo: CGPoint(x: point.x.finite, y: point.y.finite), in: Self.rect(of: layout, in: container))
    else { return (0, 0) }
    let place = Place(container: container, layout: layout, line: line)
    let stops = line.stops
    for (index, stop) in stops.enumerated() {
      let next = index + 1 < stops.count ? stops[index + 1].x : line.width
      let start = layout.place(of: stop.x, on: line, in: place.rect)
      let end = layout.place(of: next, on: line, in: place.rect)
      guard start != end else { continue }
      let fraction = (point.x.finite - start) / (end - start)
      if fraction < 1 { return (stop.index, max(0, fraction)) }
    }
    // After the end of the line, the point is after the last character that has a width.
    let last = stops.last { $0.x < line.width }
    return (last?.index ?? line.range.lowerBound, last == nil ? 0 : 1)
  }
}

extension TextLayout {
  /// Returns the lines that contain UTF-16 units of a range.
  func lines(in range: Range<Int>) -> ArraySlice<Line> {
    let first = lineIndex(at: range.lowerBound)
    guard first < lines.count else { return [] }
    let rest = lines[first...].drop { $0.range.upperBound <= range.lowerBound }
    return rest.prefix { $0.range.lowerBound < range.upperBound }
  }
}

extension CGRect {
  /// The rectangle, or the zero rectangle if it is null.
  fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}
