extension TextLayout {
  /// The width of the caret, in points.
  static let caretWidth: CGFloat = 2

  /// Returns the rectangles of all lines, when the layout is drawn from the top of a rectangle.
  package func lineRects(in rect: CGRect) -> [CGRect] { lines.map { usedRect(of: $0, in: rect) } }

  /// Returns the rectangle of the caret before a position in the text.
  ///
  /// A position that is not visible has the rectangle of the nearest visible position.
  ///
  /// - Parameter index: The position in UTF-16 units. A position inside a character stands for the beginning of the
  ///   character.
  package func caretRect(at index: Int, in rect: CGRect) -> CGRect {
    let line = line(at: index)
    let stops = line.stops
    guard let stop = stops.last(where: { $0.index <= index }) ?? stops.first else { return .zero }
    let x = place(of: stop.x, on: line, in: rect)
    return CGRect(
      x: x, y: rect.minY + line.baseline - stop.ascent, width: Self.caretWidth, height: stop.ascent + stop.descent)
  }

  /// Returns the position in the text that is closest to a point, in UTF-16 units.
  package func closestIndex(to point: CGPoint, in rect: CGRect) -> Int {
    guard let line = line(closestTo: point, in: rect) else { return 0 }
    let distances = line.stops.map { (index: $0.index, distance: abs(place(of: $0.x, on: line, in: rect) - point.x)) }
    return distances.min { $0.distance < $1.distance }?.index ?? line.range.lowerBound
  }

  /// Returns the rectangles of the selection of a range, one for each line.
  ///
  /// If the range continues on the next line, the rest of the line is included.
  package func selectionRects(for range: Range<Int>, in rect: CGRect) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let stops = line.stops
      func x(_ index: Int) -> CGFloat { stops.last { $0.index <= index }?.x ?? 0 }
      let start = place(of: x(part.lowerBound), on: line, in: rect)
      let goesOn = range.upperBound >= line.range.upperBound && line.range.upperBound != lines.last?.range.upperBound
      let room = room(of: line, in: rect)
      let end: CGFloat =
        if goesOn {
          line.isRightToLeft ? room.minX : room.minX + room.width
        } else {
          part.upperBound == line.range.upperBound
            ? place(of: line.width, on: line, in: rect) : place(of: x(part.upperBound), on: line, in: rect)
        }
      return CGRect(
        x: min(start, end), y: rect.minY + line.top, width: abs(end - start).finite, height: line.height)
    }
  }

  /// Returns the line that contains a caret before a position.
  package func line(at index: Int) -> Line { lines.isEmpty ? emptyLine : lines[lineIndex(at: index)] }

  /// Returns the index of the last line that begins at or before a position, or of the first line.
  func lineIndex(at index: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the line at or nearest to a point; `nil` if there are no lines.
  func line(closestTo point: CGPoint, in rect: CGRect) -> Line? {
    let y = point.y - rect.minY
    guard let line = lines.first(where: { y < $0.bottom }) ?? lines.last, line.room != nil else {
      return lines.first { y < $0.bottom } ?? lines.last
    }
    // Lines beside each other have the same top.
    func distance(_ line: Line) -> CGFloat {
      let room = room(of: line, in: rect)
      return max(room.minX - point.x, point.x - room.minX - room.width, 0)
    }
    return lines.filter { $0.top == line.top }.min { distance($0) < distance($1) }
  }

  // MARK: - Lines in a Rectangle

  /// Returns the horizontal part of a rectangle in which a line is.
  func room(of line: Line, in rect: CGRect) -> Room {
    line.room.map { Room(minX: rect.minX + $0.minX, width: $0.width) } ?? Room(minX: rect.minX, width: rect.width)
  }

  /// Returns the additional width of a justified line.
  func stretch(of line: Line, in rect: CGRect) -> CGFloat { line.stretch(in: room(of: line, in: rect).width) }

  /// Returns the rectangle that the text of a line uses.
  func usedRect(of line: Line, in rect: CGRect) -> CGRect {
    CGRect(
      x: left(of: line, in: rect), y: rect.minY + line.top, width: line.width + stretch(of: line, in: rect),
      height: line.height)
  }

  /// Returns the left edge of a line.
  func left(of line: Line, in rect: CGRect) -> CGFloat {
    let (leftIndent, rightIndent) =
      line.isRightToLeft ? (line.indents.tail, line.indents.head) : (line.indents.head, line.indents.tail)
    let room = room(of: line, in: rect)
    let free = room.width - leftIndent - rightIndent - line.width - line.stretch(in: room.width)
    return room.minX + leftIndent + free.finite * share(of: line)
  }

  /// Returns the horizontal position at a distance from the beginning of a line.
  func place(of distance: CGFloat, on line: Line, in rect: CGRect) -> CGFloat {
    let left = left(of: line, in: rect)
    return line.isRightToLeft ? left + line.width - distance : left + distance
  }

  /// Returns the fraction of the free space that is to the left of a line.
  private func share(of line: Line) -> CGFloat {
    switch line.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    // The direction of the interface applies, unless the paragraph style specifies one.
    case .natural:
      switch line.paragraph.paragraph.baseWritingDirection {
      case .natural: options.isRightToLeft ? 1 : 0
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    case .justified: line.isRightToLeft ? 1 : 0
    }
  }
}

extension TextLayout.Line {
  /// The positions of the caret on the line, in reading order.
  var stops: [TextLayout.Stop] {
    var stops: [TextLayout.Stop] = []
    var x: CGFloat = 0
    var last = characters.lowerBound
    for piece in pieces {
      switch piece {
      case .ellipsis(let look): x += paragraph.looks[look].width(of: "…")
      case .hyphen: break
      case .text(let part):
        stops += part.map { stop($0, x: x + paragraph.width(part.lowerBound..<$0)) }
        x += paragraph.width(part)
        last = part.upperBound
      }
    }
    // In white space beyond the edge, the caret remains at the edge.
    stops += (last..<max(last, characters.upperBound)).map { stop($0, x: x) }
    // At a line break, the end of the line is the beginning of the next line.
    if characters.upperBound == paragraph.count { stops.append(stop(paragraph.count, x: x)) }
    return stops
  }

  private func stop(_ index: Int, x: CGFloat) -> TextLayout.Stop {
    let look = paragraph.looks[paragraph.styles[index == paragraph.count && index > 0 ? index - 1 : index]]
    return TextLayout.Stop(
      index: paragraph.offset(index), x: x, ascent: look.font.ascender + look.baselineOffset,
      descent: -look.font.descender - look.baselineOffset)
  }

  /// Returns the additional width of a justified line that fills a width.
  func stretch(in width: CGFloat) -> CGFloat {
    guard alignment == .justified, mayStretch, gaps > 0, width.isFinite else { return 0 }
    return max(0, width - indents.head - indents.tail - self.width)
  }

  /// The number of gaps between the words of the line.
  var gaps: Int { text.split(whereSeparator: \.isWhitespace).count - 1 }
}
