/// The random values of a particle.
struct EmitterRandom {
  /// The number from which the random values of the particle follow.
  let key: UInt64
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
    state = state &+ UInt64(truncatingIfNeeded: particle) &* 0xABC9_8388_FB8F_AC03
    key = state
  }

  /// Creates the random values of a particle that another particle emits.
  init(parent: UInt64, cell: Int, particle: Int) {
    state = (parent ^ 0x94D0_49BB_1331_11EB) &+ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
    state = state &+ UInt64(truncatingIfNeeded: particle) &* 0xABC9_8388_FB8F_AC03
    key = state
  }

  /// Returns a number from 0 up to but not including 1.
  private mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  /// Returns a deviation within a range that is centered at 0.
  mutating func deviation(_ range: Double) -> Double { (next() - 0.5) * range }

  /// Returns the position at which a particle is emitted.
  mutating func origin(in settings: EmitterSettings) -> CGPoint {
    let (u, v) = (next(), next())
    let (center, size) = (settings.position, settings.size)
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + (x - 0.5) * size.width, y: center.y + (y - 0.5) * size.height)
    }
    switch (settings.shape, settings.mode) {
    case (.line, .points): return place(u.rounded(), 0.5)
    case (.line, _): return place(u, 0.5)
    case (.rectangle, .points): return place(u.rounded(), v.rounded())
    case (.rectangle, .outline):
      // The way along the edges, from the upper left corner.
      let way = u * 2 * (size.width + size.height)
      guard way >= 0, size.width + size.height > 0 else { return center }
      if way < size.width { return place(way / size.width, 0) }
      if way < size.width + size.height { return place(1, (way - size.width) / size.height) }
      if way < 2 * size.width + size.height { return place((way - size.width - size.height) / size.width, 1) }
      return place(0, (way - 2 * size.width - size.height) / size.height)
    case (.rectangle, _): return place(u, v)
    case (.circle, .points): return center
    case (.circle, let mode):
      let radius = mode == .outline ? size.width : size.width * v.squareRoot()
      return CGPoint(x: center.x + radius * cos(2 * .pi * u), y: center.y + radius * sin(2 * .pi * u))
    default: return center
    }
  }
}
