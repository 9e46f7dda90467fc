/// The display of a pointer effect on a view.
///
/// The view itself does not change: its scale and shadow are animations, which remain at their end, and its tint is a
/// layer in front of it or behind it. Therefore, an app finds its own transform, its own shadow and its own subviews.
@MainActor
final class PointerEffectDisplay {
  private struct Change {
    let keyPath: String
    let value: Any
  }

  private let preview: UITargetedPreview
  private let outline: UIBezierPath
  private let isScaled: Bool
  private let hasShadow: Bool
  private let tintMode: UIPointerEffect.TintMode
  private var tint: CAShapeLayer?

  private var layer: CALayer { preview.view.layer }

  /// Creates the display of a style, or returns `nil` if the style has no effect.
  init?(_ style: UIPointerStyle) {
    guard case .effect(let given, let shape) = style.content else { return nil }
    let effect = given.concrete
    preview = effect.preview
    outline = Self.outline(of: effect.preview, shape)
    switch effect {
    case .automatic, .highlight: (isScaled, hasShadow, tintMode) = (false, false, .underlay)
    case .lift: (isScaled, hasShadow, tintMode) = (true, true, .none)
    case .hover(_, let mode, let prefersShadow, let prefersScale):
      (isScaled, hasShadow, tintMode) = (prefersScale, prefersShadow, mode)
    }
  }

  /// Returns the outline of an effect, in the coordinates of the view.
  private static func outline(of preview: UITargetedPreview, _ shape: UIPointerShape?) -> UIBezierPath {
    let view = preview.view
    switch shape {
    case .path, .roundedRect:
      guard let path = shape?.outline.copy() as? UIBezierPath else { break }
      let origin = view.convert(CGPoint.zero, from: preview.target.container)
      path.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
      return path
    case .verticalBeam, .horizontalBeam, nil: break
    }
    if let path = preview.parameters.visiblePath { return path }
    return UIBezierPath(roundedRect: view.bounds, cornerRadius: UIPointerShape.cornerRadius(around: view))
  }

  // MARK: - Beginning and Ending

  func begin() {
    for change in changes {
      let animation = CABasicAnimation(keyPath: change.keyPath)
      animation.fromValue = presentedValue(change.keyPath)
      animation.toValue = change.value
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      add(animation, to: layer, key(change))
    }
    addTint()
  }

  func end() {
    for change in changes where layer.animation(forKey: key(change)) != nil {
      let animation = CABasicAnimation(keyPath: change.keyPath)
      animation.fromValue = presentedValue(change.keyPath)
      add(animation, to: layer, key(change))
    }
    removeTint()
  }

  /// Places the tint where the view is now.
  func follow() {
    guard let tint, let superlayer = layer.superlayer else { return }
    guard tintMode == .overlay || tint.superlayer === superlayer else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    tint.bounds = layer.bounds
    if tintMode == .overlay {
      tint.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    } else {
      (tint.anchorPoint, tint.position, tint.transform) = (layer.anchorPoint, layer.position, layer.transform)
    }
    CATransaction.commit()
  }

  private var changes: [Change] {
    var changes: [Change] = []
    if isScaled {
      let scale = layer.value(forKeyPath: "transform.scale") as? Double ?? 1
      let factor = Double(PointerMetrics.scale(of: preview.size))
      changes.append(Change(keyPath: "transform.scale", value: scale * factor))
    }
    if hasShadow {
      changes.append(Change(keyPath: "shadowOpacity", value: PointerMetrics.shadowOpacity))
      changes.append(Change(keyPath: "shadowRadius", value: PointerMetrics.shadowRadius))
      changes.append(Change(keyPath: "shadowOffset", value: PointerMetrics.shadowOffset))
    }
    return changes
  }

  private func key(_ change: Change) -> String { "pointer." + change.keyPath }

  private func presentedValue(_ keyPath: String) -> Any? { (layer.presentation() ?? layer).value(forKeyPath: keyPath) }

  private func add(_ animation: CABasicAnimation, to layer: CALayer, _ key: String) {
    animation.duration = PointerMetrics.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: key)
  }

  // MARK: - The Tint

  private func addTint() {
    guard tintMode != .none, let superlayer = layer.superlayer else { return }
    let tint = CAShapeLayer()
    tint.path = outline.cgPath
    tint.fillColor = PointerMetrics.tint.resolvedColor(with: preview.view.traitCollection).cgColor
    if tintMode == .overlay { layer.addSublayer(tint) } else { superlayer.insertSublayer(tint, below: layer) }
    self.tint = tint
    follow()
    fade(tint, from: 0, to: 1)
  }

  private func removeTint() {
    guard let tint else { return }
    self.tint = nil
    let opacity = (tint.presentation() ?? tint).opacity
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { tint.removeFromSuperlayer() }
    tint.opacity = 0
    fade(tint, from: opacity, to: 0)
    CATransaction.commit()
  }

  private func fade(_ tint: CAShapeLayer, from start: Float, to end: Float) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = start
    animation.toValue = end
    add(animation, to: tint, "opacity")
  }
}
