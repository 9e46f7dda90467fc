/// The animations of one layer, oldest first.
///
/// The list is created with the first animation.
///
/// The list is a separate object because its deinitializer must remove the animations of a deallocated layer, and the
/// class of the layer can be subclassed. Otherwise a paused timeline and its animations would retain each other
/// indefinitely, and a repeating one would never end.
@MainActor
final class LayerAnimationList {
  private(set) var animations: [LayerAnimation] = []

  func append(_ animation: LayerAnimation) { animations.append(animation) }

  /// Removes an animation.
  ///
  /// The caller retains it, so that no object is deallocated while the list changes.
  func remove(_ animation: LayerAnimation) { animations.removeAll { $0 === animation } }

  isolated deinit {
    // Completion handlers are called after the commit, because app code must not run during a deallocation.
    for animation in animations { animation.timeline.animationWasRemoved(animation, completing: .afterCommit) }
  }
}
