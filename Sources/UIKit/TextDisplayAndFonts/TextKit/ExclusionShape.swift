/// A path that text does not enter, as a polygon.
struct ExclusionShape {
  private let lines: [PathPolylines.Line]
  private let usesEvenOddRule: Bool

  init(_ path: UIBezierPath) {
    lines = PathPolylines(path.elements, tolerance: 0.1).lines.filter { $0.points.count > 1 }
    usesEvenOddRule = path.usesEvenOddFillRule
  }

  /// Returns the parts of a horizontal range, from left to right, in which no shape is at any height of a band.
  static func gaps(
    of shapes: [ExclusionShape], from start: CGFloat, to end: CGFloat, vertically band: ClosedRange<CGFloat>
  ) -> [ClosedRange<CGFloat>] {
    let covered = shapes.flatMap { $0.covered(in: band) }.sorted { $0.lowerBound < $1.lowerBound }
    var gaps: [ClosedRange<CGFloat>] = []
    var free = start
    for part in covered where part.upperBound > free && part.lowerBound < end {
      if part.lowerBound > free { gaps.append(free...part.lowerBound) }
      free = part.upperBound
    }
    if free < end { gaps.append(free...end) }
    return gaps
  }

  /// Returns the horizontal parts that the shape covers anywhere in a band.
  private func covered(in band: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    // Between two corners, the sides are straight. Therefore the extents at the corners and the edges are enough. A
    // shape that only touches the band does not cover it.
    let inset = min(0.001, (band.upperBound - band.lowerBound) / 4)
    let inside = (band.lowerBound + inset)...(band.upperBound - inset)
    let corners = Set(lines.flatMap { $0.points.map(\.y) }).flatMap { [$0 - inset, $0 + inset] }
    let heights = [inside.lowerBound, inside.upperBound] + corners.filter(inside.contains)
    return heights.flatMap(covered(at:))
  }

  /// Returns the horizontal parts that the shape covers at a height.
  private func covered(at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for line in lines {
      for (index, from) in line.points.enumerated() {
        let to = line.points[(index + 1) % line.points.count]
        guard (from.y <= y) != (to.y <= y) else { continue }
        crossings.append((from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var parts: [ClosedRange<CGFloat>] = []
    var winding = 0
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      winding += usesEvenOddRule ? 1 : left.winding
      if usesEvenOddRule ? winding % 2 != 0 : winding != 0 { parts.append(left.x...right.x) }
    }
    return parts
  }
}
