extension NSLayoutManager {
  /// Draws the glyphs of a range, from the origin of their container.
  func draw(_ glyphs: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let queries = LayoutQueries(self)
    guard let range = Range(glyphs), let first = queries.places(of: glyphs).first else { return }
    let rect = first.rect.offsetBy(dx: origin.x, dy: origin.y)
    let drawing = TextDrawing(color: defaults.look.color ?? .black, override: nil, opacity: 1, traits: .current)
    let places = queries.places(of: glyphs, in: first.container)
    let isWhole: (TextLayout.Line) -> Bool = {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    let whole = places.map(\.line).filter(isWhole)
    context.draw(first.layout.drawing(of: whole, in: rect, drawing).glyphs)
    // A part of a line is drawn with the line, so that it is at the same place.
    for place in places where !isWhole(place.line) {
      context.saveGState()
      context.clip(to: place.rect(of: range).offsetBy(dx: origin.x, dy: origin.y))
      context.draw(place.layout.drawing(of: [place.line], in: rect, drawing).glyphs)
      context.restoreGState()
    }
  }

  /// Fills the backgrounds of a range of glyphs, from the origin of their container.
  func drawBackgrounds(of glyphs: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let textStorage else { return }
    let queries = LayoutQueries(self)
    guard let container = queries.places(of: glyphs).first?.container else { return }
    var colored: [(color: UIColor, range: NSRange)] = []
    let range = NSIntersectionRange(glyphs, queries.range(of: container))
    textStorage.enumerateAttribute(.backgroundColor, in: range, options: []) { value, part, _ in
      if let color = value as? UIColor { colored.append((color, part)) }
    }
    for (color, part) in colored {
      let rects = queries.rects(of: part, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      context.saveGState()
      color.setFill()
      rects.withUnsafeBufferPointer { rects in
        guard let first = rects.baseAddress else { return }
        fillBackgroundRectArray(first, count: rects.count, forCharacterRange: part, color: color)
      }
      context.restoreGState()
    }
  }
}

extension TextLayout.Line {
  /// The part of the line that an ellipsis represents, in UTF-16 units; `nil` if there is no ellipsis.
  var truncatedRange: Range<Int>? {
    guard let ellipsis = pieces.firstIndex(where: { if case .ellipsis = $0 { true } else { false } }) else {
      return nil
    }
    var (start, end) = (characters.lowerBound, characters.upperBound)
    if ellipsis > 0, case .text(let before) = pieces[ellipsis - 1] { start = before.upperBound }
    if ellipsis + 1 < pieces.count, case .text(let after) = pieces[ellipsis + 1] { end = after.lowerBound }
    return paragraph.offset(start)..<paragraph.offset(max(start, end))
  }
}
