import UIKit

/// The operations of an interactive transition; see ``InteractiveTransition``.
extension ContainmentInterpreter {
  /// The generation of the animation that a gesture controls, or `nil`.
  var interactiveGeneration: Int? { machine.passage?.pausedPosition == nil ? nil : machine.generation }

  /// Interrupts the running animation so that a gesture can control it.
  ///
  /// - Returns: The generation of the animation, or `nil` if there is none that can be interrupted.
  func catchAnimation() -> Int? {
    catchUp()
    guard let generation = machine.generation, interactiveGeneration == nil, player.isInterruptible else { return nil }
    player.expectGesture()
    handle(.interactionBegan(generation: generation))
    return interactiveGeneration
  }

  /// Returns the end that the interactive animation runs to.
  func heading(of generation: Int) -> AnimationPosition? {
    interactiveGeneration == generation ? machine.passage?.heading : nil
  }

  /// Returns the progress of the interactive animation, from 0 to 1.
  func progress(of generation: Int) -> CGFloat { player.progress(of: generation) }

  func setProgress(_ progress: CGFloat, of generation: Int) {
    guard interactiveGeneration == generation else { return }
    player.setProgress(progress, of: generation)
  }

  func release(_ generation: Int, to position: AnimationPosition, velocity: CGFloat) {
    guard interactiveGeneration == generation else { return }
    player.gestureEnded(velocity: velocity)
    handle(.interactionEnded(generation: generation, at: position))
  }
}
