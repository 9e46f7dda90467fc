/// A set of points about an origin, as a plain value.
indirect enum RigidRegion: Equatable, Sendable {
  case everywhere
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case inverse(RigidRegion)
  case union(RigidRegion, RigidRegion)
  case intersection(RigidRegion, RigidRegion)

  /// Returns whether a point, relative to the origin, is in the region.
  func contains(_ point: RigidVector) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): point.length <= radius
    case .rectangle(let width, let height): abs(point.x) <= width / 2 && abs(point.y) <= height / 2
    case .inverse(let region): !region.contains(point)
    case .union(let first, let second): first.contains(point) || second.contains(point)
    case .intersection(let first, let second): first.contains(point) && second.contains(point)
    }
  }
}
