extension AnimationEngine {
  /// Returns whether a view must not receive touches because it is being animated by a block that did not allow it.
  package func blocksTouches(_ view: UIView) -> Bool {
    view.layer.animations.contains { !$0.timeline.allowsUserInteraction }
  }
}
