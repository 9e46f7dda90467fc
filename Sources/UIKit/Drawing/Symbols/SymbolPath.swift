import DisplayScene

/// A parser for the short notation of the symbols' paths.
///
/// The notation is a subset of SVG with absolute positions: `M` moves, `L` draws a line, `C` draws a curve, and `Z`
/// closes a path. Two commands are additions: `O` draws a circle from its center and radius, and `R` draws a rectangle
/// from its origin, its size, and the radius of its corners.
enum SymbolPath {
  static func parse(_ notation: String) -> ScenePath {
    var elements: [ScenePath.Element] = []
    var rest = notation[...]
    while let command = rest.popFirst() {
      let arguments = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(arguments.count)
      switch command {
      case "O":
        let numbers = numbers(arguments)
        elements += circle(numbers[0], numbers[1], numbers[2]).elements
      case "R":
        let numbers = numbers(arguments)
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        elements += roundedRect(rect, radius: numbers[4]).elements
      default: elements += self.elements(of: command, points: points(arguments))
      }
    }
    return ScenePath(elements)
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split { $0 == " " || $0 == "," }.compactMap { Double(String($0)) }
  }

  private static func points(_ text: Substring) -> [CGPoint] {
    let numbers = numbers(text)
    return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private static func elements(of command: Character, points: [CGPoint]) -> [ScenePath.Element] {
    switch command {
    case "M": points.map { .move($0) }
    case "L": points.map { .line($0) }
    case "C":
      stride(from: 0, to: points.count - 2, by: 3).map {
        .curve(control1: points[$0], control2: points[$0 + 1], end: points[$0 + 2])
      }
    case "Z": [.close]
    default: preconditionFailure("A symbol's path has the commands M, L, C and Z only (was \(command))")
    }
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> ScenePath {
    roundedRect(
      CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  static func roundedRect(_ rect: CGRect, radius: CGFloat) -> ScenePath {
    // The distance of the control points along the edges with which four curves approximate a circle.
    let reach = radius * (1 - 0.5523)
    func corner(_ from: CGPoint, _ tip: CGPoint, _ to: CGPoint) -> [ScenePath.Element] {
      func toward(_ point: CGPoint) -> CGPoint {
        guard radius > 0 else { return tip }
        return CGPoint(
          x: tip.x + (point.x - tip.x) * reach / radius, y: tip.y + (point.y - tip.y) * reach / radius)
      }
      return [.line(from), .curve(control1: toward(from), control2: toward(to), end: to)]
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return ScenePath(
      [.move(at(left + radius, top))]
        + corner(at(right - radius, top), at(right, top), at(right, top + radius))
        + corner(at(right, bottom - radius), at(right, bottom), at(right - radius, bottom))
        + corner(at(left + radius, bottom), at(left, bottom), at(left, bottom - radius))
        + corner(at(left, top + radius), at(left, top), at(left + radius, top)) + [.close])
  }

  /// Returns a polygon whose points have alternating distances from a center, for stars and gears.
  static func ring(points: Int, distances: [CGFloat], turned: CGFloat = 0) -> ScenePath {
    let corners = (0..<points).map { index in
      let angle = (CGFloat(index) / CGFloat(points) - 0.25) * 2 * .pi + turned
      let distance = distances[index % distances.count]
      return CGPoint(x: 10 + distance * cos(angle), y: 10 + distance * sin(angle))
    }
    return ScenePath(
      corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
  }

  /// Returns the left half of a five-pointed star.
  static func leadingHalfOfStar(distances: [CGFloat]) -> ScenePath {
    let whole = ring(points: 10, distances: distances).elements
    return ScenePath([whole[0]] + whole[5...])
  }

  /// Returns a round shape whose outline swings between two distances from a center, for seals.
  static func lobes(count: Int, radius: CGFloat, depth: CGFloat) -> ScenePath {
    let steps = count * 12
    let points = (0..<steps).map { step in
      let angle = CGFloat(step) / CGFloat(steps) * 2 * .pi
      let distance = radius + depth * (abs(sin(angle * CGFloat(count) / 2)) - 0.5)
      return CGPoint(x: 10 + distance * sin(angle), y: 10 - distance * cos(angle))
    }
    return ScenePath(
      points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
  }
}

extension ScenePath {
  static func + (lhs: ScenePath, rhs: ScenePath) -> ScenePath { ScenePath(lhs.elements + rhs.elements) }
}
