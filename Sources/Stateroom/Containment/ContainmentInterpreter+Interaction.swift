import UIKit

/// The operations of an interactive transition; see ``InteractiveTransition``.
extension ContainmentInterpreter {
  /// The generation of the animation that a gesture controls, or `nil`.
  var interactiveGeneration: Int? { machine.passage?.pausedPosition == nil ? nil : machine.generation }

  /// A Boolean value that indicates whether an animation is running that a gesture can interrupt.
  var canInterruptAnimation: Bool {
    machine.generation != nil && interactiveGeneration == nil && machine.pending.isEmpty && player.isInterruptible
  }

  /// Interrupts the running animation so that a gesture can control it.
  ///
  /// - Returns: The hold, or `nil` if there is no animation that can be interrupted.
  func interruptAnimation() -> InteractionHold? {
    catchUp()
    guard canInterruptAnimation, let generation = machine.generation else { return nil }
    player.expectGesture()
    handle(.interactionBegan(generation: generation))
    return interactiveGeneration == generation ? newHold(of: generation) : nil
  }

  /// Returns the hold on the animation that an interactive request has begun.
  ///
  /// - Returns: The hold, or `nil` if code that ran since then has made another request.
  func hold(of request: RequestID) -> InteractionHold? {
    guard let generation = interactiveGeneration, machine.passage?.end.owner == request else { return nil }
    return newHold(of: generation)
  }

  private func newHold(of generation: Int) -> InteractionHold {
    lastHold += 1
    return InteractionHold(generation: generation, number: lastHold)
  }

  private func isCurrent(_ hold: InteractionHold) -> Bool {
    interactiveGeneration == hold.generation && lastHold == hold.number
  }

  /// Returns the end that the interactive animation runs to, or `nil` if the gesture has lost control.
  func heading(of hold: InteractionHold) -> AnimationPosition? {
    isCurrent(hold) ? machine.passage?.heading : nil
  }

  /// Returns the progress of the animation, from 0 to 1, or `nil` if the gesture has lost control.
  func progress(of hold: InteractionHold) -> CGFloat? { isCurrent(hold) ? player.progress(of: hold.generation) : nil }

  func setProgress(_ progress: CGFloat, of hold: InteractionHold) {
    if isCurrent(hold) { player.setProgress(progress, of: hold.generation) }
  }

  func release(_ hold: InteractionHold, to position: AnimationPosition, velocity: CGFloat) {
    guard isCurrent(hold) else { return }
    player.gestureEnded(velocity: velocity.isFinite ? velocity : 0)
    handle(.interactionEnded(generation: hold.generation, at: position))
  }
}
