/// The control of one gesture over one animation.
///
/// The generation of the animation does not distinguish two gestures, because a gesture can interrupt an animation
/// again that an earlier one has released.
struct InteractionHold {
  let generation: Int
  let number: Int
}
