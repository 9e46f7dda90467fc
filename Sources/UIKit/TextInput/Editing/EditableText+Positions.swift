extension EditableText {
  /// Returns the parts of a selection, one for each line.
  func selectionSegments(of range: NSRange) -> [UITextSelectionRect] {
    let rects = selectionRects(of: range)
    let direction = writingDirection(at: range.location)
    return rects.enumerated().map { index, rect in
      TextSelectionSegment(rect, direction: direction, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// Returns the offset that is a number of characters or lines away in a direction; `nil` if there is none.
  func offset(from offset: Int, in direction: UITextLayoutDirection, count: Int) -> Int? {
    switch direction {
    case .left, .right:
      let isForward = UITextDirection.layout(direction).isForward(isRightToLeft: isRightToLeft)
      let (sum, overflows) = offset.addingReportingOverflow(isForward ? count : -count)
      return !overflows && (0...editor.length).contains(sum) ? sum : nil
    case .up, .down:
      let lines = lineRanges
      let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
      let (sum, overflows) = line.addingReportingOverflow(direction == .down ? count : -count)
      guard !overflows, lines.indices.contains(sum) else { return nil }
      let target = caretRect(at: lines[sum].lowerBound)
      return self.offset(at: CGPoint(x: caretRect(at: offset).midX, y: target.midY))
    }
  }

  /// Returns the end of the line, or of the text, in a direction.
  func farthestOffset(from offset: Int, in direction: UITextLayoutDirection) -> Int {
    switch direction {
    case .left: self.offset(at: CGPoint(x: -1e6, y: caretRect(at: offset).midY))
    case .right: self.offset(at: CGPoint(x: 1e6, y: caretRect(at: offset).midY))
    case .up: 0
    case .down: editor.length
    }
  }

  /// Returns the character at a point; `nil` if there is none.
  func character(at point: CGPoint) -> NSRange? {
    let nearest = offset(at: point)
    let around = [
      editor.character(after: nearest, isForward: false)..<nearest,
      nearest..<editor.character(after: nearest, isForward: true),
    ]
    return around.lazy.map { NSRange(location: $0.lowerBound, length: $0.count) }.first { range in
      range.length > 0 && selectionRects(of: range).contains { $0.contains(point) }
    }
  }

  // MARK: - Writing Directions

  func writingDirection(at offset: Int) -> NSWritingDirection {
    let style = content.paragraphStyle(at: offset)
    guard let style, style.baseWritingDirection != .natural else {
      return isRightToLeft ? .rightToLeft : .leftToRight
    }
    return style.baseWritingDirection
  }

  func setWritingDirection(_ direction: NSWritingDirection, of range: NSRange) {
    let start = editor.paragraphRange(at: range.location).location
    let last = editor.paragraphRange(at: range.location + range.length)
    content.setWritingDirection(
      direction, of: NSRange(location: start, length: last.location + last.length - start))
    attributesDidChange()
  }
}
