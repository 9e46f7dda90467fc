/// The properties of an emitter cell, which a layer copies.
struct EmitterCellValues {
  var name: String?
  var isEnabled = true
  var contents: CGImage?
  var contentsScale: CGFloat = 1
  /// The cells whose particles each particle of this cell emits.
  var cells: [EmitterCellValues] = []
  /// The time at which the emission begins, in the time of the layer or since the birth of the emitting particle.
  var beginTime: TimeInterval = 0
  /// The duration of the emission; 0 for no limit.
  var duration: TimeInterval = 0
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var emissionLongitude: CGFloat = 0
  var emissionLatitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var xAcceleration: CGFloat = 0
  var yAcceleration: CGFloat = 0
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  /// The red, green, blue, and opacity components.
  var color = SIMD4<Double>.one
  var colorRange = SIMD4<Double>.zero
  var colorSpeed = SIMD4<Double>.zero

  /// The time at which the emission ends.
  var emissionEnd: TimeInterval { duration > 0 ? beginTime + duration : .infinity }

  /// The greatest time from the birth of a particle to the end of all that it emits.
  var longestTrace: TimeInterval {
    max(lifetime + abs(lifetimeRange) / 2, 0) + (cells.map(\.longestTrace).max() ?? 0)
  }

  /// Sets a number of the cell at a path of names, such as `emitterCells`, `spark`, and `birthRate`.
  mutating func set(_ value: Double, at path: ArraySlice<String>) {
    guard path.count >= 3, path.first == "emitterCells" else {
      if path.count == 1, let key = path.first { _ = set(value, forKey: key) }
      return
    }
    let name = path[path.startIndex + 1]
    for index in cells.indices where cells[index].name == name { cells[index].set(value, at: path.dropFirst(2)) }
  }

  private static let doubles: [String: any WritableKeyPath<EmitterCellValues, Double> & Sendable] = [
    "beginTime": \.beginTime, "duration": \.duration, "birthRate": \.birthRate, "lifetime": \.lifetime,
    "lifetimeRange": \.lifetimeRange, "redRange": \.colorRange.x, "greenRange": \.colorRange.y,
    "blueRange": \.colorRange.z, "alphaRange": \.colorRange.w, "redSpeed": \.colorSpeed.x,
    "greenSpeed": \.colorSpeed.y, "blueSpeed": \.colorSpeed.z, "alphaSpeed": \.colorSpeed.w,
  ]

  private static let lengths: [String: any WritableKeyPath<EmitterCellValues, CGFloat> & Sendable] = [
    "contentsScale": \.contentsScale, "emissionLongitude": \.emissionLongitude,
    "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange, "velocity": \.velocity,
    "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
  ]

  /// Returns a number by the name of its property; `nil` if there is no such property.
  func number(forKey key: String) -> Double? {
    Self.doubles[key].map { self[keyPath: $0] } ?? Self.lengths[key].map { Double(self[keyPath: $0]) }
  }

  /// Sets a number by the name of its property, and returns whether there is such a property.
  mutating func set(_ value: Double, forKey key: String) -> Bool {
    if let path = Self.doubles[key] {
      self[keyPath: path] = value
    } else if let path = Self.lengths[key] {
      self[keyPath: path] = CGFloat(value)
    } else {
      return false
    }
    return true
  }
}
