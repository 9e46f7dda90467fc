/// An algorithm that divides lines into dashes.
struct PathDasher {
  let lengths: [CGFloat]
  private let phase: CGFloat

  /// Creates a pattern; returns `nil` if the lengths are not valid.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else {
      return nil
    }
    // The repetition of a pattern with an odd number of lengths has gaps in place of dashes, and dashes in place of
    // gaps.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = self.lengths.reduce(0, +)
    let remainder = phase.truncatingRemainder(dividingBy: total)
    self.phase = remainder < 0 ? remainder + total : remainder
  }

  func dashes(of line: PathPolylines.Line) -> PathElements {
    var result = PathElements()
    var (index, rest) = (0, lengths[0])
    var skipped = phase
    while skipped >= rest {
      skipped -= rest
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
    rest -= skipped
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    guard let first = points.first else { return result }
    if index.isMultiple(of: 2) { result.append(.move(first)) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var place: CGFloat = 0
      while length - place > rest {
        place += rest
        let point = CurveMath.mix(from, to, place / length)
        result.append(index.isMultiple(of: 2) ? .line(point) : .move(point))
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - place
      if index.isMultiple(of: 2) { result.append(.line(to)) }
    }
    return result
  }
}
