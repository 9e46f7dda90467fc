extension CALayer {
  /// A Boolean value that indicates whether the layer was on a screen when an update cycle was committed.
  var isCommitted: Bool { host?.isCommitted == true || recordIfAny?.isCommitted == true }

  /// Returns the appearance of the layer: its model, or its current presentation.
  package func appearance(presented: Bool) -> LayerAppearance {
    presented ? appearance(at: AppRuntime.shared.now) : modelValues
  }

  /// Returns the appearance of the layer at a time if the running animations continue unchanged.
  package func appearance(at time: TimeInterval) -> LayerAppearance { appearance(of: modelValues, at: time) }

  /// Returns the appearance at a time with other model values.
  func appearance(of model: LayerAppearance, at time: TimeInterval) -> LayerAppearance {
    let (animations, offsets) = (animations, recordIfAny?.motionOffsets ?? [])
    guard !animations.isEmpty || !offsets.isEmpty else { return model }
    var appearance = model
    for animation in animations { animation.apply(to: &appearance, at: time) }
    for offset in offsets { offset.apply(to: &appearance) }
    return appearance
  }
}
