/// The existence of a particle, from its birth to the end of its lifetime.
///
/// All random values of the particle depend on the seed, the cell, the number of the particle, and those of the
/// particle that emits it only.
struct EmitterFlight {
  private let cell: EmitterCellValues
  private let settings: EmitterSettings
  /// The number from which the random values of the particle follow.
  private let key: UInt64
  private let lifetime: TimeInterval
  private let origin: CGPoint
  private let velocity: CGVector
  private let scale: CGFloat
  private let spin: CGFloat
  private let color: SIMD4<Double>

  /// Creates the particle of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - settings: The properties of the layer.
  ///   - random: The random values of the particle.
  ///   - place: The position of the particle that emits it; `nil` if the layer does.
  init(_ cell: EmitterCellValues, in settings: EmitterSettings, random: EmitterRandom, from place: CGPoint? = nil) {
    var random = random
    self.cell = cell
    self.settings = settings
    key = random.key
    lifetime = (cell.lifetime + random.deviation(cell.lifetimeRange)) * settings.lifetime
    let angle = cell.emissionLongitude + random.deviation(cell.emissionRange)
    let speed = (cell.velocity + random.deviation(cell.velocityRange)) * settings.velocity * cos(cell.emissionLatitude)
    scale = (cell.scale + random.deviation(cell.scaleRange)) * settings.scale
    spin = (cell.spin + random.deviation(cell.spinRange)) * settings.spin
    let deviations = SIMD4(
      random.deviation(cell.colorRange.x), random.deviation(cell.colorRange.y), random.deviation(cell.colorRange.z),
      random.deviation(cell.colorRange.w))
    color = cell.color + deviations
    velocity = CGVector(dx: speed * cos(angle), dy: speed * sin(angle))
    origin = place ?? random.origin(in: settings)
  }

  private func position(at age: TimeInterval) -> CGPoint {
    CGPoint(
      x: origin.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
      y: origin.y + velocity.dy * age + cell.yAcceleration * age * age / 2)
  }

  /// Returns the particle at an age; `nil` if it does not exist.
  func particle(at age: TimeInterval) -> EmitterParticle? {
    guard age >= 0, age < lifetime else { return nil }
    let factor = 1 / max(cell.contentsScale, 0.001)
    let size = CGSize(
      width: CGFloat(cell.contents?.width ?? 0) * factor, height: CGFloat(cell.contents?.height ?? 0) * factor)
    return EmitterParticle(
      age: age, image: cell.contents, size: size, position: position(at: age),
      scale: max(scale + cell.scaleSpeed * age, 0), rotation: spin * age,
      color: (color + age * cell.colorSpeed).clamped(lowerBound: .zero, upperBound: .one))
  }

  /// Returns the particles that this particle has emitted, and that exist at an age of this particle.
  func emitted(at age: TimeInterval) -> [EmitterParticle] {
    var particles: [EmitterParticle] = []
    for (index, child) in cell.cells.enumerated() where child.isEnabled && child.birthRate > 0 {
      let rate = child.birthRate
      let begin = max(child.beginTime, 0)
      let end = min(age, lifetime, child.emissionEnd)
      guard end > begin else { continue }
      let oldest = max(age - child.longestTrace * settings.lifetime - begin, 0)
      // A particle is born when the number of births reaches a whole number.
      let to = EmitterAppearance.count((end - begin) * rate)
      let from = max(EmitterAppearance.count(oldest * rate), to - EmitterAppearance.limit)
      guard to > from else { continue }
      for number in from + 1...to {
        let birth = begin + Double(number) / rate
        let flight = EmitterFlight(
          child, in: settings, random: EmitterRandom(parent: key, cell: index, particle: number),
          from: position(at: birth))
        if let particle = flight.particle(at: age - birth) { particles.append(particle) }
        if !child.cells.isEmpty { particles += flight.emitted(at: age - birth) }
      }
    }
    return particles
  }
}
