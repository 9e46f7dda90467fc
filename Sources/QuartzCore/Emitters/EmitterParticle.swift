/// A particle at one instant.
struct EmitterParticle {
  /// The time since its birth, in seconds.
  let age: TimeInterval
  let image: CGImage?
  let size: CGSize
  let position: CGPoint
  let scale: CGFloat
  let rotation: CGFloat
  /// The red, green, blue, and opacity components.
  let color: SIMD4<Double>

  /// Creates the particle with a number; returns `nil` if it no longer exists.
  ///
  /// All random values of the particle depend on the seed, the cell, and the number only.
  init?(_ number: Int, ofCell index: Int, in settings: EmitterSettings, age: TimeInterval) {
    let cell = settings.cells[index]
    var random = EmitterRandom(seed: settings.seed, cell: index, particle: number)
    let lifetime = (cell.lifetime + random.deviation(cell.lifetimeRange)) * settings.lifetime
    guard age >= 0, age < lifetime else { return nil }
    self.age = age
    image = cell.contents
    let factor = 1 / max(cell.contentsScale, 0.001)
    size = CGSize(
      width: CGFloat(cell.contents?.width ?? 0) * factor, height: CGFloat(cell.contents?.height ?? 0) * factor)
    let angle = cell.emissionLongitude + random.deviation(cell.emissionRange)
    let speed = (cell.velocity + random.deviation(cell.velocityRange)) * settings.velocity * cos(cell.emissionLatitude)
    let scale = (cell.scale + random.deviation(cell.scaleRange)) * settings.scale
    let spin = (cell.spin + random.deviation(cell.spinRange)) * settings.spin
    let deviations = SIMD4(
      random.deviation(cell.colorRange.x), random.deviation(cell.colorRange.y), random.deviation(cell.colorRange.z),
      random.deviation(cell.colorRange.w))
    let origin = random.origin(in: settings)
    position = CGPoint(
      x: origin.x + speed * cos(angle) * age + cell.xAcceleration * age * age / 2,
      y: origin.y + speed * sin(angle) * age + cell.yAcceleration * age * age / 2)
    self.scale = max(scale + cell.scaleSpeed * age, 0)
    rotation = spin * age
    color = (cell.color + deviations + age * cell.colorSpeed).clamped(lowerBound: .zero, upperBound: .one)
  }
}

/// The random values of a particle.
private struct EmitterRandom {
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
    state = state &+ UInt64(truncatingIfNeeded: particle) &* 0xABC9_8388_FB8F_AC03
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
