extension AnimationEngine {
  /// Returns whether a view must not receive touches while it is animated.
  ///
  /// This is the case if the block of the animation does not allow user interaction. It applies to the subviews of an
  /// animated view as well.
  package func blocksTouches(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { ancestor in
      ancestor.layer.animations.contains { !$0.timeline.allowsUserInteraction }
    }
  }
}
