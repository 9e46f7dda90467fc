extension AnimationEngine {
  /// Returns whether a view must not receive touches while it is animated.
  ///
  /// This is the case if the block of the animation does not allow user interaction.
  package func blocksTouches(_ view: UIView) -> Bool {
    view.layer.animations.contains { !$0.timeline.allowsUserInteraction }
  }
}
