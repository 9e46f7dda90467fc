/// The shares of the pixels of a region that are inside of an area, from 0 to 1.
struct PixelCoverage {
  /// The number of lines in each row of pixels at which the area is measured.
  private static let lines = 16

  let region: PixelRegion
  private(set) var shares: [Float]

  private init(region: PixelRegion, shares: [Float]) { (self.region, self.shares) = (region, shares) }

  /// Returns the coverage of a whole region.
  static func whole(_ region: PixelRegion) -> PixelCoverage {
    PixelCoverage(region: region, shares: [Float](repeating: 1, count: region.width * region.height))
  }

  /// Creates the coverage of a path, whose unit is a pixel.
  ///
  /// Open subpaths are closed with a line.
  init(_ path: PathElements, isEvenOdd: Bool, isAntialiased: Bool, in limit: PixelRegion) {
    region = PixelRegion(containing: path.boundsOfPoints, in: limit)
    shares = [Float](repeating: 0, count: max(0, region.width) * max(0, region.height))
    guard !region.isEmpty else { return }
    let edges = Self.edges(of: path)
    let step = 1 / CGFloat(Self.lines)
    for row in 0..<region.height {
      let top = CGFloat(region.y + row)
      let near = edges.filter { $0.top < top + 1 && $0.bottom > top }
      guard !near.isEmpty else { continue }
      var changes = [Float](repeating: 0, count: region.width + 2)
      for line in 0..<Self.lines {
        let y = top + (CGFloat(line) + 0.5) * step
        for (start, end) in Self.spans(near, at: y, isEvenOdd: isEvenOdd) {
          add(&changes, from: start, 1)
          add(&changes, from: end, -1)
        }
      }
      var sum: Float = 0
      for column in 0..<region.width {
        sum += changes[column]
        let share = max(0, min(1, sum / Float(Self.lines)))
        shares[row * region.width + column] = isAntialiased ? share : share >= 0.5 ? 1 : 0
      }
    }
  }

  /// Adds the area on the right of a place to the changes from pixel to pixel.
  private func add(_ changes: inout [Float], from place: CGFloat, _ sign: Float) {
    let x = max(0, min(CGFloat(region.width), place - CGFloat(region.x)))
    let column = Int(x)
    let part = Float(x - CGFloat(column))
    changes[column] += sign * (1 - part)
    changes[column + 1] += sign * part
  }

  private struct Edge {
    let top: CGFloat
    let bottom: CGFloat
    /// The place at the top.
    let x: CGFloat
    let slope: CGFloat
    let winding: Int
  }

  private static func edges(of path: PathElements) -> [Edge] {
    PathPolylines(path).lines.flatMap { line in
      line.points.indices.compactMap { index -> Edge? in
        let (from, to) = (line.points[index], line.points[(index + 1) % line.points.count])
        guard from.y != to.y, [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else { return nil }
        let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        return Edge(top: top.y, bottom: bottom.y, x: top.x, slope: slope, winding: from.y < to.y ? 1 : -1)
      }
    }
  }

  /// Returns the parts of a horizontal line that are inside.
  private static func spans(_ edges: [Edge], at y: CGFloat, isEvenOdd: Bool) -> [(CGFloat, CGFloat)] {
    let crossings = edges.filter { $0.top <= y && $0.bottom > y }.map { edge in
      (x: edge.x + (y - edge.top) * edge.slope, winding: edge.winding)
    }.sorted { $0.x < $1.x }
    var spans: [(CGFloat, CGFloat)] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += crossing.winding
      let isInside = isEvenOdd ? index.isMultiple(of: 2) : winding != 0
      if isInside { spans.append((crossing.x, crossings[index + 1].x)) }
    }
    return spans
  }
}
