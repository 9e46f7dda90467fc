/// The value of a stepper, its limits, and its increment.
struct StepperRange {
  var minimum = 0.0
  var maximum = 100.0
  var step = 1.0
  private(set) var value = 0.0

  /// Sets the value, limited to the range.
  ///
  /// A value that is not a number has no effect.
  mutating func set(_ value: Double) {
    if !value.isNaN { self.value = min(max(value, minimum), maximum) }
  }

  func canStep(_ direction: Int, wraps: Bool) -> Bool { wraps || (direction < 0 ? value > minimum : value < maximum) }

  /// Changes the value by a step.
  ///
  /// - Returns: A Boolean value that indicates whether the value changed.
  mutating func step(_ direction: Int, wraps: Bool) -> Bool {
    let old = value
    let next = value + Double(direction) * step
    if wraps, next > maximum {
      value = minimum
    } else if wraps, next < minimum {
      value = maximum
    } else {
      set(next)
    }
    return value != old
  }
}
