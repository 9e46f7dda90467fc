/// The hold of one gesture on one animation, which it has begun or interrupted.
///
/// The generation of the animation does not distinguish two gestures, because a gesture can interrupt an animation
/// again that an earlier one has released.
struct InteractionHold {
  let generation: Int
  let number: Int
}
