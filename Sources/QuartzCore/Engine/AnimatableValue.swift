/// The value of a layer's property, in the form in which animations interpolate it.
enum AnimatableValue {
  /// Up to four numbers: a scalar, a point, a size, a rectangle, or the components of a color.
  case vector(SIMD4<Double>)
  case transform(TransformComponents)
  /// A list of numbers: the locations or the colors of a gradient.
  case list([Double])
  case path(CGPath?)
  case contents(LayerContents)
  /// A value that cannot be interpolated.
  case object(Any?)

  static func scalar(_ value: Double) -> AnimatableValue { .vector([value, 0, 0, 0]) }

  static func point(_ point: CGPoint) -> AnimatableValue {
    .vector([Double(point.x), Double(point.y), 0, 0])
  }

  static func size(_ size: CGSize) -> AnimatableValue {
    .vector([Double(size.width), Double(size.height), 0, 0])
  }

  static func rect(_ rect: CGRect) -> AnimatableValue {
    .vector([Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
  }

  /// Returns a value interpolated between this value and another.
  ///
  /// Springs pass a progress outside of 0…1.
  func mixed(with other: AnimatableValue, at progress: Double) -> AnimatableValue {
    switch (self, other) {
    case (.vector(let from), .vector(let to)): .vector(from + progress * (to - from))
    case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, at: progress))
    case (.list(let from), .list(let to)) where from.count == to.count:
      .list(zip(from, to).map { $0 + progress * ($1 - $0) })
    case (.path(let from?), .path(let to?)): .path(from.mixed(with: to, at: progress))
    case (.contents(let from), .contents(let to)): .contents(from.mixed(with: to, at: progress))
    case (.object, .object): progress < 0.5 ? self : other
    default: other
    }
  }

  /// Returns this value plus the difference between two others.
  func adding(_ value: AnimatableValue, minus base: AnimatableValue) -> AnimatableValue {
    switch (self, value, base) {
    case (.vector(let own), .vector(let value), .vector(let base)): .vector(own + value - base)
    case (.transform(let own), .transform(let value), .transform(let base)):
      .transform(own.adding(value, minus: base))
    case (.list(let own), .list(let value), .list(let base)) where own.count == value.count && own.count == base.count:
      .list(own.indices.map { own[$0] + value[$0] - base[$0] })
    default: self
    }
  }

  /// The neutral element of addition.
  var neutral: AnimatableValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(TransformComponents(CATransform3DIdentity))
    case .list(let numbers): .list(numbers.map { _ in 0 })
    case .path, .contents, .object: self
    }
  }

  /// Returns the sum with another value; transforms are concatenated.
  func adding(_ value: AnimatableValue) -> AnimatableValue {
    if case .transform(let own) = self, case .transform(let value) = value {
      return .transform(TransformComponents(CATransform3DConcat(value.transform, own.transform)))
    }
    return adding(value, minus: value.neutral)
  }

  /// Returns this value plus a multiple of another.
  func adding(_ value: AnimatableValue, times count: Double) -> AnimatableValue {
    adding(value.neutral.mixed(with: value, at: count))
  }

  /// Returns the distance to another value, for animations with constant speed.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.vector(let from), .vector(let to)):
      ((to - from) * (to - from)).sum().squareRoot()
    case (.transform(let from), .transform(let to)):
      (to.translation - from.translation).length + (to.scale - from.scale).length
        + 2 * (from.rotation.conjugate * to.rotation).imaginary.length
    case (.list(let from), .list(let to)) where from.count == to.count:
      zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    default: 0
    }
  }
}
