/// An animatable property of a layer; its raw value is the key path that Core Animation uses for it.
enum LayerProperty: String, Sendable {
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case position
  case transform
  case cornerRadius
  case anchorPoint
  case opacity
  case backgroundColor

  /// A Boolean value that indicates whether a new animation adds to those in flight instead of replacing them.
  ///
  /// Additive ones never jump: the value on screen is the model's plus what every animation has left to go.
  var isAdditive: Bool {
    switch self {
    case .boundsOrigin, .boundsSize, .position, .transform, .cornerRadius: true
    case .anchorPoint, .opacity, .backgroundColor: false
    }
  }

  /// Reads the property.
  func value(in appearance: LayerAppearance) -> AnimatableValue {
    switch self {
    case .boundsOrigin: .point(appearance.bounds.origin)
    case .boundsSize: .vector([Double(appearance.bounds.width), Double(appearance.bounds.height), 0, 0])
    case .position: .point(appearance.position)
    case .transform: .transform(TransformComponents(appearance.transform))
    case .cornerRadius: .vector([Double(appearance.cornerRadius), 0, 0, 0])
    case .anchorPoint: .point(appearance.anchorPoint)
    case .opacity: .vector([Double(appearance.opacity), 0, 0, 0])
    case .backgroundColor: .vector(appearance.backgroundColor?.animatableComponents ?? .zero)
    }
  }

  /// Writes the property.
  func set(_ value: AnimatableValue, in appearance: inout LayerAppearance) {
    switch value {
    case .vector(let vector): set(vector, in: &appearance)
    case .transform(let components): appearance.transform = components.transform
    }
  }

  private func set(_ vector: SIMD4<Double>, in appearance: inout LayerAppearance) {
    let point = CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y))
    switch self {
    case .boundsOrigin: appearance.bounds.origin = point
    case .boundsSize: appearance.bounds.size = CGSize(width: point.x, height: point.y)
    case .position: appearance.position = point
    case .cornerRadius: appearance.cornerRadius = max(point.x, 0)
    case .anchorPoint: appearance.anchorPoint = point
    case .opacity: appearance.opacity = Float(min(max(vector.x, 0), 1))
    case .backgroundColor: appearance.backgroundColor = CGColor(animatableComponents: vector)
    case .transform: break  // A transform's value is never a vector.
    }
  }
}

extension AnimatableValue {
  static func point(_ point: CGPoint) -> AnimatableValue {
    .vector([Double(point.x), Double(point.y), 0, 0])
  }
}
