/// The tilt of the device relative to its viewer, and the views on which it has an effect.
///
/// The values of motion effects are added to the values of the layers on screen. The models do not change.
@MainActor
enum DeviceTilt {
  private struct WeakView {
    weak var view: UIView?
  }

  private(set) static var viewerOffset = UIOffset.zero
  private static var views: [WeakView] = []

  /// Tilts the device, and applies the effects of all views.
  static func change(to offset: UIOffset) {
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, -1), 1) }
    viewerOffset = UIOffset(horizontal: limited(offset.horizontal), vertical: limited(offset.vertical))
    for view in views.compactMap(\.view) { apply(to: view) }
  }

  /// Applies the effects of a view after they have changed.
  static func effectsDidChange(of view: UIView) {
    views.removeAll { $0.view == nil || $0.view === view }
    if !view.motionEffects.isEmpty { views.append(WeakView(view: view)) }
    apply(to: view)
  }

  private static func apply(to view: UIView) {
    let values = view.motionEffects.flatMap { effect in
      (effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]).sorted { $0.key < $1.key }
    }
    view.layer.setMotionOffsets(
      values.map { (keyPath: layerKeyPath(for: $0.key), value: ($0.value as? UIColor)?.cgColor ?? $0.value) })
  }

  /// Returns the key path of the layer for a key path of its view.
  private static func layerKeyPath(for keyPath: String) -> String {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return keyPath }
    let rest = parts.count > 1 ? "." + parts[1] : ""
    return switch first {
    case "layer": String(rest.dropFirst())
    case "center": "position" + rest
    case "alpha": "opacity" + rest
    case "transform3D": "transform" + rest
    default: keyPath
    }
  }

  /// Makes the device flat.
  ///
  /// Called when the simulated device restarts.
  static func reset() {
    viewerOffset = .zero
    views = []
  }
}

extension UIView {
  func replaceMotionEffects(with effects: [UIMotionEffect]) {
    // Released after the access, because an effect can be the app's.
    let old = motionEffectStorage
    motionEffectStorage = effects
    DeviceTilt.effectsDidChange(of: self)
    withExtendedLifetime(old) {}
  }
}
