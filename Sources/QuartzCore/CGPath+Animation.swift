import CoreGraphics

extension CGPath {
  /// Returns the path interpolated between this path and another.
  ///
  /// If the segments do not correspond, the result is the other path.
  func mixed(with other: CGPath, at progress: Double) -> CGPath {
    let (from, to) = (elements.list, other.elements.list)
    guard from.count == to.count else { return other }
    var result = PathElements()
    for (from, to) in zip(from, to) {
      guard from.hasSameKind(as: to) else { return other }
      var points = to.points.makeIterator()
      result.append(
        from.mapped { point in
          let target = points.next() ?? point
          return CGPoint(
            x: point.x + CGFloat(progress) * (target.x - point.x), y: point.y + CGFloat(progress) * (target.y - point.y)
          )
        })
    }
    return CGPath(result)
  }
}

extension PathElement {
  fileprivate func hasSameKind(as other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}
