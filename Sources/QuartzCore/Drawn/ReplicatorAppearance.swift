/// The copies that a replicator layer shows of its sublayers.
struct ReplicatorAppearance {
  var count = 1
  var delay: TimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = .white
  /// The offset that each copy adds to the red, green, blue, and opacity components of the previous one.
  var offset = SIMD4<Double>.zero
}

extension ReplicatorAppearance {
  func value(of property: LayerProperty) -> AnimatableValue {
    switch property {
    case .instanceCount: .scalar(Double(count))
    case .instanceDelay: .scalar(delay)
    case .instanceTransform: .transform(TransformComponents(transform))
    case .instanceColor: .color(color)
    case .instanceRedOffset: .scalar(offset.x)
    case .instanceGreenOffset: .scalar(offset.y)
    case .instanceBlueOffset: .scalar(offset.z)
    default: .scalar(offset.w)
    }
  }

  mutating func set(_ value: AnimatableValue, of property: LayerProperty) {
    switch (property, value) {
    case (.instanceCount, .vector(let v)): count = max(Int(v.x.rounded()), 0)
    case (.instanceDelay, .vector(let v)): delay = v.x
    case (.instanceTransform, .transform(let components)): transform = components.transform
    case (.instanceColor, .vector(let v)): color = CGColor(animatableComponents: v)
    case (.instanceRedOffset, .vector(let v)): offset.x = v.x
    case (.instanceGreenOffset, .vector(let v)): offset.y = v.x
    case (.instanceBlueOffset, .vector(let v)): offset.z = v.x
    case (.instanceAlphaOffset, .vector(let v)): offset.w = v.x
    default: break
    }
  }
}
