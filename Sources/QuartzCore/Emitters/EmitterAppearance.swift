/// The properties of an emitter layer.
struct EmitterSettings {
  var cells: [EmitterCellValues] = []
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var seed: UInt32 = 0

  /// Returns the number of particles of a cell per second.
  func rate(ofCell index: Int) -> Double {
    guard cells.indices.contains(index), cells[index].isEnabled else { return 0 }
    return max(cells[index].birthRate * birthRate, 0)
  }

  /// Returns the greatest time for which a particle of a cell, or one that it emits, exists.
  func longestLifetime(ofCell index: Int) -> Double {
    guard cells.indices.contains(index) else { return 0 }
    return max(cells[index].longestTrace * lifetime, 0)
  }
}

/// The emission of a layer: its properties, and those that it had while existing particles were emitted.
///
/// The particles at a time are computed from the properties at the times of their births, so that no state changes
/// between frames.
struct EmitterAppearance {
  /// A period of time with the same properties.
  private struct Period {
    var start: TimeInterval
    var settings: EmitterSettings
    /// The numbers of particles that the cells have emitted before.
    var births: [Double]
  }

  /// The greatest number of particles of a cell.
  static let limit = 2_000

  /// Returns a number of births as an integer.
  static func count(_ births: Double) -> Int { Int(exactly: min(max(births, 0), 1e15).rounded(.down)) ?? 0 }

  private var periods = [Period(start: 0, settings: EmitterSettings(), births: [])]

  /// The current properties.
  var current: EmitterSettings { periods.last?.settings ?? EmitterSettings() }

  /// Changes the properties at a time of the layer; `nil` changes them since the beginning.
  mutating func change(at time: TimeInterval?, _ body: (inout EmitterSettings) -> Void) {
    var settings = current
    body(&settings)
    guard let time, let last = periods.last, time > last.start else {
      periods[periods.count - 1].settings = settings
      return
    }
    let births = settings.cells.indices.map { Self.births(ofCell: $0, in: last, until: time) }
    // Particles of earlier periods are no longer visible if the next period began before the longest lifetime.
    let longest =
      periods.flatMap { period in
        period.settings.cells.indices.map { period.settings.longestLifetime(ofCell: $0) }
      }.max() ?? 0
    while periods.count > 1, periods[1].start < time - longest { periods.removeFirst() }
    periods.append(Period(start: time, settings: settings, births: births))
  }

  private static func births(ofCell index: Int, in period: Period, until time: TimeInterval) -> Double {
    let before = period.births.indices.contains(index) ? period.births[index] : 0
    let rate = period.settings.rate(ofCell: index)
    guard rate > 0 else { return before }
    let cell = period.settings.cells[index]
    return before + rate * max(min(time, cell.emissionEnd) - max(period.start, cell.beginTime), 0)
  }

  /// Returns whether the layer emits particles, or has some.
  func isActive(at time: TimeInterval) -> Bool {
    let emits = current.cells.indices.contains {
      current.rate(ofCell: $0) > 0 && current.longestLifetime(ofCell: $0) > 0 && time < current.cells[$0].emissionEnd
    }
    return emits || !particles(at: time).isEmpty
  }

  /// Returns the particles at a time of the layer, the oldest first.
  func particles(at time: TimeInterval) -> [EmitterParticle] {
    var particles: [EmitterParticle] = []
    for (number, period) in periods.enumerated() {
      let end = number + 1 < periods.count ? min(periods[number + 1].start, time) : time
      for cell in period.settings.cells.indices {
        particles += Self.particles(ofCell: cell, in: period, until: end, at: time)
      }
    }
    return particles.sorted { $0.age > $1.age }
  }

  private static func particles(
    ofCell index: Int, in period: Period, until end: TimeInterval, at time: TimeInterval
  ) -> [EmitterParticle] {
    let settings = period.settings
    let (rate, longest) = (settings.rate(ofCell: index), settings.longestLifetime(ofCell: index))
    guard rate > 0, longest > 0, end > period.start else { return [] }
    let cell = settings.cells[index]
    let before = period.births.indices.contains(index) ? period.births[index] : 0
    let first = births(ofCell: index, in: period, until: max(time - longest, period.start))
    let last = births(ofCell: index, in: period, until: end)
    // A particle is born when the number of births reaches a whole number.
    let (from, to) = (max(Int(first.rounded(.down)), Int(last) - limit), Int(last))
    guard to > from else { return [] }
    let start = max(period.start, cell.beginTime)
    var particles: [EmitterParticle] = []
    for number in from + 1...to {
      let age = time - start - (Double(number) - before) / rate
      let flight = EmitterFlight(
        cell, in: settings, random: EmitterRandom(seed: settings.seed, cell: index, particle: number))
      if let particle = flight.particle(at: age) { particles.append(particle) }
      if !cell.cells.isEmpty { particles += flight.emitted(at: age) }
    }
    guard !cell.cells.isEmpty, particles.count > limit else { return particles }
    return Array(particles.sorted { $0.age < $1.age }.prefix(limit))
  }
}
