/// A group of animations that play together in the time of the group.
///
/// Animations are cut off at the group's duration. The delegates of the animations and their `isRemovedOnCompletion`
/// properties have no effect.
open class CAAnimationGroup: CAAnimation {
  private var storage: [CAAnimation]?

  /// The animations, whose times are relative to the group.
  open var animations: [CAAnimation]? {
    get { storage }
    set {
      checkMutability()
      storage = newValue
    }
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CAAnimationGroup)?.storage = storage?.map { $0.makeCopy() }
    return copy
  }

  override func content(for layer: CALayer, duration: TimeInterval) -> MediaAnimation.Content {
    .group((animations ?? []).map { MediaAnimation($0, for: layer, inheritedDuration: duration) })
  }
}
