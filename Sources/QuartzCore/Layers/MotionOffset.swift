/// A value that is added to a property on screen, and not to the model, while the device is tilted.
struct MotionOffset {
  private let path: LayerKeyPath
  private let value: AnimatableValue

  /// Creates an offset for a key path; returns `nil` if the layer has no such property, or if the value does not match
  /// it.
  init?(_ keyPath: String, _ value: Any) {
    guard let path = LayerKeyPath(keyPath), let value = AnimatableValue(value, for: path) else { return nil }
    (self.path, self.value) = (path, value)
  }

  func apply(to appearance: inout LayerAppearance) {
    path.set(path.value(in: appearance).adding(value), in: &appearance)
  }
}

extension CALayer {
  /// A Boolean value that indicates whether values are added to properties on screen.
  package var hasMotionOffsets: Bool { recordIfAny?.motionOffsets.isEmpty == false }

  /// Sets the values that are added to properties on screen, by the key paths of the properties.
  ///
  /// Several values for a key path add up. Values that the layer cannot add are ignored.
  package func setMotionOffsets(_ values: [(keyPath: String, value: Any)]) {
    let offsets = values.compactMap { MotionOffset($0.keyPath, $0.value) }
    guard !offsets.isEmpty || hasMotionOffsets else { return }
    record.motionOffsets = offsets
    AppRuntime.shared.setNeedsCommit()
  }
}
