import DisplayScene

extension SymbolDrawing {
  func mapParts(_ map: @escaping @Sendable (Part) -> Part) -> SymbolDrawing {
    SymbolDrawing(width: width, parts: parts.map(map), isMirrored: isMirrored)
  }

  private func mapped(width: CGFloat, weight: CGFloat = 1, _ map: @escaping @Sendable (CGPoint) -> CGPoint)
    -> SymbolDrawing
  {
    let drawing = mapParts { part in
      switch part {
      case .area(let path): .area(path.mapped(map))
      case .line(let path, let width): .line(path.mapped(map), width: width * weight)
      }
    }
    return SymbolDrawing(width: width, parts: drawing.parts, isMirrored: isMirrored)
  }

  /// The symbol as seen in a mirror at its side.
  var flipped: SymbolDrawing {
    mapped(width: width) { CGPoint(x: width - $0.x, y: $0.y) }
  }

  /// The symbol as seen in a mirror below it.
  var upended: SymbolDrawing {
    mapped(width: width) { CGPoint(x: $0.x, y: Self.height - $0.y) }
  }

  /// The square symbol turned clockwise by a quarter.
  var turned: SymbolDrawing {
    mapped(width: width) { CGPoint(x: Self.height - $0.y, y: $0.x) }
  }

  /// The symbol, mirrored in right-to-left layouts.
  var mirrored: SymbolDrawing { SymbolDrawing(width: width, parts: parts, isMirrored: true) }

  /// Returns the symbol made smaller around a center, in a box with a width.
  func scaled(_ scale: CGFloat, x: CGFloat = 10, y: CGFloat = 10, width: CGFloat = 20, weight: CGFloat) -> SymbolDrawing
  {
    mapped(width: width, weight: weight) {
      CGPoint(x: x + ($0.x - self.width / 2) * scale, y: y + ($0.y - Self.height / 2) * scale)
    }
  }

  /// Returns the symbol without a band or a circle.
  func cut(by cutter: SymbolCutter) -> SymbolDrawing { cutter.cut(self) }

  /// Returns the symbol without the surroundings of straight lines, in the short notation.
  func cut(along lines: String, radius: CGFloat) -> SymbolDrawing {
    SymbolDrawing(
      width: width,
      parts: SymbolCutter.cutters(along: lines, radius: radius).reduce(self) { $0.cut(by: $1).finished }.parts,
      isMirrored: isMirrored)
  }

  /// The symbol with a line through it, which is set off by gaps.
  var slashed: SymbolDrawing {
    let start = CGPoint(x: width / 2 - 7.6, y: 1.8)
    let end = CGPoint(x: width / 2 + 7.6, y: 18.2)
    let line = Part.line(ScenePath([.move(start), .line(end)]), width: 1.5)
    let rest = cut(by: SymbolCutter(start, end, radius: 1.6))
    return SymbolDrawing(width: width, parts: rest.parts + [line], isMirrored: isMirrored)
  }

  /// Returns the symbol with a round badge, which a gap surrounds.
  func badged(_ sign: Badge, x: CGFloat, y: CGFloat) -> SymbolDrawing {
    let radius = sign == .dot ? 3.4 : 4.1
    let rest = cut(by: SymbolCutter(x, y, radius: radius + 1.1))
    let disc = SymbolDrawing(width: width, parts: [.area(SymbolPath.circle(x, y, radius))])
      .cut(along: sign.lines(x, y), radius: 0.6)
    return SymbolDrawing(width: width, parts: rest.parts + disc.parts, isMirrored: isMirrored)
  }

  /// A sign in a badge.
  enum Badge {
    case dot, plus, minus, checkmark, xmark, clock

    fileprivate func lines(_ x: CGFloat, _ y: CGFloat) -> String {
      func line(_ points: (CGFloat, CGFloat)...) -> String {
        points.enumerated().map { "\($0.offset == 0 ? "M" : "L")\(x + $0.element.0) \(y + $0.element.1)" }.joined()
      }
      return switch self {
      case .dot: ""
      case .plus: line((-2.1, 0), (2.1, 0)) + line((0, -2.1), (0, 2.1))
      case .minus: line((-2.1, 0), (2.1, 0))
      case .checkmark: line((-1.8, 0.3), (-0.5, 1.8), (1.8, -1.6))
      case .xmark: line((-1.5, -1.5), (1.5, 1.5)) + line((1.5, -1.5), (-1.5, 1.5))
      case .clock: line((0, -2.2), (0, 0.2), (1.7, 1.2))
      }
    }
  }

  /// The areas of the symbol, in one path.
  var areas: ScenePath {
    ScenePath(
      parts.flatMap { part in
        if case .area(let path) = part { path.elements } else { [ScenePath.Element]() }
      })
  }

  /// Returns both symbols in one box, which is the first one's.
  static func + (lhs: SymbolDrawing, rhs: SymbolDrawing) -> SymbolDrawing {
    SymbolDrawing(width: lhs.width, parts: lhs.parts + rhs.parts, isMirrored: lhs.isMirrored)
  }
}
