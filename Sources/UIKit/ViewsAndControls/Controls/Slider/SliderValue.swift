/// A value and its limits, the lower of which never exceeds the upper.
struct SliderValue {
  private var valueStorage: Float = 0
  private var minimumStorage: Float = 0
  private var maximumStorage: Float = 1

  /// The value.
  ///
  /// Setting it to a value that is not a number, or a limit to a value that is not finite, has no effect.
  var value: Float {
    get { valueStorage }
    set { if !newValue.isNaN { valueStorage = min(max(newValue, minimum), maximum) } }
  }

  var minimum: Float {
    get { minimumStorage }
    set {
      guard newValue.isFinite else { return }
      minimumStorage = newValue
      maximumStorage = max(maximumStorage, newValue)
      value = valueStorage
    }
  }

  var maximum: Float {
    get { maximumStorage }
    set {
      guard newValue.isFinite else { return }
      maximumStorage = newValue
      minimumStorage = min(minimumStorage, newValue)
      value = valueStorage
    }
  }

  /// Returns the position of a value between the limits, from 0 to 1.
  func fraction(of value: Float) -> CGFloat {
    // Double precision is required because the difference of two finite floats may not be a finite float.
    let range = CGFloat(maximum) - CGFloat(minimum)
    guard range > 0, !value.isNaN else { return 0 }
    return min(max((CGFloat(value) - CGFloat(minimum)) / range, 0), 1)
  }

  func value(at fraction: CGFloat) -> Float {
    Float(CGFloat(minimum) + (CGFloat(maximum) - CGFloat(minimum)) * min(max(fraction, 0), 1))
  }
}
