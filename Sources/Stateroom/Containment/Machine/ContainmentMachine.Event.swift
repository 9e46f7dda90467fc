extension ContainmentMachine {
  /// What the machine is told.
  ///
  /// Events may come at any time and in any order, also while effects of earlier ones are still to be
  /// performed.
  enum Event {
    case request(Request)

    /// The animation of this generation came to an end, at this one of its two.
    ///
    /// Nothing happens when the generation is not the running one, so a late callback does no harm. An end at
    /// `start` that nobody asked for is a cancelled gesture. An animation that is held does not end by itself; if it is cut
    /// off, wherever that is, the passage falls to where it falls without the hand.
    case animationEnded(generation: Int, at: AnimationPosition)

    /// A hand has taken hold of the animation of this generation.
    ///
    /// Nothing happens when it is not the running one, or held already.
    case interactionBegan(generation: Int)

    /// The hand has let go, and wants the animation to go on to this one of its ends.
    ///
    /// Nothing happens when the animation is not the running one, or not held any more.
    case interactionEnded(generation: Int, at: AnimationPosition)

    case hostViewDidLoad
    case hostWillAppear(animated: Bool)
    case hostDidAppear
    case hostWillDisappear(animated: Bool)
    case hostDidDisappear

    /// Somebody took a contained child away, behind the container's back.
    case childVanished(Child)

    /// The container is being freed.
    case hostGoesAway
  }
}

extension ContainmentMachine.Event: Equatable {}
extension ContainmentMachine.Event: Sendable where Child: Sendable {}
