import UIKit

/// What a hand can do to the container's transition; see ``InteractiveTransition``.
extension ContainmentInterpreter {
  /// The animation that a hand holds.
  var heldGeneration: Int? { machine.passage?.hold == nil ? nil : machine.generation }

  /// Lets a hand catch the running animation. Returns its generation, `nil` if there is none to catch.
  func catchAnimation() -> Int? {
    catchUp()
    guard let generation = machine.generation, heldGeneration == nil, player.canBeHeld else { return nil }
    player.expectHand()
    handle(.interactionBegan(generation: generation))
    return heldGeneration
  }

  /// The end that the held animation is headed for.
  func heading(of generation: Int) -> AnimationPosition? {
    heldGeneration == generation ? machine.passage?.heading : nil
  }

  /// How far the held animation is from its start, 0 to 1.
  func progress(of generation: Int) -> CGFloat { player.progress(of: generation) }

  func setProgress(_ progress: CGFloat, of generation: Int) {
    guard heldGeneration == generation else { return }
    player.setProgress(progress, of: generation)
  }

  func release(_ generation: Int, to position: AnimationPosition, velocity: CGFloat) {
    guard heldGeneration == generation else { return }
    player.letGo(velocity: velocity)
    handle(.interactionEnded(generation: generation, at: position))
  }
}
