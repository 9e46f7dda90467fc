/// A value of a layer's property in the form that animations compute with.
enum AnimatableValue {
  /// Up to four numbers: a scalar, a point, a size or a color's components.
  case vector(SIMD4<Double>)
  case transform(TransformComponents)

  /// Returns the value between this value and another; progress may lie outside 0…1, as a spring's does.
  func mixed(with other: AnimatableValue, at progress: Double) -> AnimatableValue {
    switch (self, other) {
    case (.vector(let from), .vector(let to)): .vector(from + progress * (to - from))
    case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, at: progress))
    case (.vector, .transform), (.transform, .vector): other
    }
  }

  /// Returns this value moved by the difference between two others.
  func adding(_ value: AnimatableValue, minus base: AnimatableValue) -> AnimatableValue {
    switch (self, value, base) {
    case (.vector(let own), .vector(let value), .vector(let base)): .vector(own + value - base)
    case (.transform(let own), .transform(let value), .transform(let base)):
      .transform(own.adding(value, minus: base))
    default: self
    }
  }

  /// Returns the distance to another value, for animations with constant speed.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.vector(let from), .vector(let to)):
      ((to - from) * (to - from)).sum().squareRoot()
    case (.transform(let from), .transform(let to)):
      (to.translation - from.translation).length + (to.scale - from.scale).length
        + 2 * (from.rotation.conjugate * to.rotation).imaginary.length
    case (.vector, .transform), (.transform, .vector): 0
    }
  }
}
