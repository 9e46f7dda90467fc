/// The animations of one layer, oldest first; made with the first of them.
///
/// An object of its own because the layer's class can be subclassed: with it goes what plays on a layer that is
/// deallocated. Without that a held timeline and its animations would keep each other for ever, and one that repeats for
/// ever would never stop.
@MainActor
final class LayerAnimationList {
  private(set) var animations: [LayerAnimation] = []

  func append(_ animation: LayerAnimation) { animations.append(animation) }

  /// The caller holds the animation, so that nothing is deallocated while the list changes.
  func remove(_ animation: LayerAnimation) { animations.removeAll { $0 === animation } }

  isolated deinit {
    // Completion handlers follow after the commit; a deallocation is no place to call them from.
    for animation in animations { animation.timeline.animationWasRemoved(animation, completing: .afterCommit) }
  }
}
