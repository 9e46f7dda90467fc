/// The lines of a text container, as its shape and the delegate of the layout manager determine them.
struct ContainerRegion: TextRegion {
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// The width of the lines in a rectangle.
  let width: CGFloat
  let isRectangle: Bool

  // MARK: - The Shape

  func rooms(for band: TextBand, below height: CGFloat) -> (top: CGFloat, rooms: [TextLayout.Room])? {
    guard !isRectangle else { return (band.top, [TextLayout.Room(minX: 0, width: width)]) }
    let edges = container.exclusionPaths.map(\.bounds.maxY).sorted()
    let height = container.size.height > 0 ? min(height, container.size.height) : height
    var top = band.top
    // The search ends even if a subclass has no room anywhere.
    for _ in 0..<10_000 where top + band.height <= height + TextLayout.tolerance {
      let found = rooms(at: top, band)
      if !found.isEmpty { return (top, found) }
      let next = top + 1
      top = edges.first { $0 > top && $0 < next } ?? next
    }
    return nil
  }

  private func rooms(at top: CGFloat, _ band: TextBand) -> [TextLayout.Room] {
    let padding = container.padding
    let width = container.size.width > 0 ? container.size.width : CGFloat(1e7)
    var rest = CGRect(x: 0, y: top, width: width, height: band.height)
    var rooms: [TextLayout.Room] = []
    for _ in 0..<100 where rest.width > 0 {
      var next = CGRect.zero
      let rect = container.lineFragmentRect(
        forProposedRect: rest, at: band.index, writingDirection: band.isRightToLeft ? .rightToLeft : .leftToRight,
        remaining: &next)
      guard rect.width > 0, rect.height > 0 else { break }
      let room = TextLayout.Room(minX: rect.minX, width: rect.width - 2 * padding)
      if room.width > 0, room.width + TextLayout.tolerance >= band.least { rooms.append(room) }
      rest = next
    }
    return rooms
  }

  // MARK: - The Delegate

  func mayBreak(before index: Int) -> Bool {
    manager.delegate?.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: index) ?? true
  }

  func paragraphSpacing(before index: Int, below top: CGFloat, default spacing: CGFloat) -> CGFloat {
    let rect = CGRect(x: 0, y: top, width: width.finite + 2 * container.padding, height: 0)
    let adjusted = manager.delegate?.layoutManager(
      manager, paragraphSpacingBeforeGlyphAt: index, withProposedLineFragmentRect: rect)
    return max(0, (adjusted ?? spacing).finite)
  }

  func adjust(_ line: inout TextLayout.Line) {
    guard let delegate = manager.delegate, !line.range.isEmpty else { return }
    let origin = line.room?.minX ?? 0
    let rect = CGRect(
      x: origin, y: line.top, width: (line.room?.width ?? width).finite + 2 * container.padding, height: line.height)
    let last = line.range.upperBound - 1
    line.lineSpacing = max(
      0,
      delegate.layoutManager(manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect).finite)
    if line.characters.upperBound == line.paragraph.count {
      line.paragraphSpacing = max(
        0,
        delegate.layoutManager(manager, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect).finite)
    }
    setGeometry(of: &line, width: rect.width, delegate)
  }

  /// Lets the delegate change the height and the baseline of a line.
  private func setGeometry(
    of line: inout TextLayout.Line, width: CGFloat, _ delegate: any NSLayoutManagerDelegate
  ) {
    let top = line.top - line.spacingBefore
    let spacing = line.spacingBefore + line.lineSpacing + line.paragraphSpacing
    var fragment = CGRect(x: line.room?.minX ?? 0, y: top, width: width, height: line.height + spacing)
    var used = CGRect(
      x: fragment.minX, y: top, width: min(line.width + 2 * container.padding, width),
      height: line.height + line.spacingBefore + line.lineSpacing)
    var baseline = line.baseline - top
    let isChanged = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used, baselineOffset: &baseline,
      in: container, forGlyphRange: NSRange(line.range))
    guard isChanged else { return }
    line.height = max(fragment.height.finite - spacing, 0)
    line.baseline = top + baseline.finite
  }
}

extension NSTextContainer {
  /// The padding, as a valid number.
  var padding: CGFloat { max(lineFragmentPadding.finite, 0) }

  /// The width of lines in a rectangle.
  ///
  /// It is infinite without a limit.
  var lineWidth: CGFloat { size.width > 0 ? max(size.width - 2 * padding, 0) : .infinity }

  /// A Boolean value that indicates whether the lines have the whole width.
  var isRectangle: Bool { isSimpleRectangularTextContainer && type(of: self) == NSTextContainer.self }
}
