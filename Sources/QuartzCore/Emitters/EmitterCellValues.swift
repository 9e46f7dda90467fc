/// The properties of an emitter cell, which a layer copies.
struct EmitterCellValues {
  var name: String?
  var isEnabled = true
  var contents: CGImage?
  var contentsScale: CGFloat = 1
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

  /// Sets a number by the name of its property, and returns whether there is such a property.
  mutating func set(_ value: Double, forKey key: String) -> Bool {
    switch key {
    case "birthRate": birthRate = value
    case "lifetime": lifetime = value
    case "lifetimeRange": lifetimeRange = value
    case "emissionLongitude": emissionLongitude = value
    case "emissionLatitude": emissionLatitude = value
    case "emissionRange": emissionRange = value
    case "velocity": velocity = value
    case "velocityRange": velocityRange = value
    case "xAcceleration": xAcceleration = value
    case "yAcceleration": yAcceleration = value
    case "scale": scale = value
    case "scaleRange": scaleRange = value
    case "scaleSpeed": scaleSpeed = value
    case "spin": spin = value
    case "spinRange": spinRange = value
    case "alphaRange": colorRange.w = value
    case "alphaSpeed": colorSpeed.w = value
    default: return false
    }
    return true
  }
}
