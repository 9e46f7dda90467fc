import UIKit

/// The operations of an interactive transition; see ``InteractiveTransition``.
extension ContainmentInterpreter {
  /// The generation of the animation that a gesture controls, or `nil`.
  var interactiveGeneration: Int? { machine.passage?.pausedPosition == nil ? nil : machine.generation }

  /// Interrupts the running animation so that a gesture can control it.
  ///
  /// - Returns: The control, or `nil` if there is no animation that can be interrupted.
  func catchAnimation() -> InteractionHold? {
    catchUp()
    guard let generation = machine.generation, interactiveGeneration == nil, player.isInterruptible else { return nil }
    player.expectGesture()
    handle(.interactionBegan(generation: generation))
    return interactiveGeneration == generation ? takeHold(of: generation) : nil
  }

  /// Returns the control over the animation that an interactive request has begun.
  ///
  /// - Returns: The control, or `nil` if code that ran since then has made another request.
  func takeHold(of request: RequestID) -> InteractionHold? {
    guard let generation = interactiveGeneration, machine.passage?.end.owner == request else { return nil }
    return takeHold(of: generation)
  }

  private func takeHold(of generation: Int) -> InteractionHold {
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

  /// Returns the progress of the animation, from 0 to 1.
  func progress(of hold: InteractionHold) -> CGFloat { player.progress(of: hold.generation) }

  func setProgress(_ progress: CGFloat, of hold: InteractionHold) {
    if isCurrent(hold) { player.setProgress(progress, of: hold.generation) }
  }

  func release(_ hold: InteractionHold, to position: AnimationPosition, velocity: CGFloat) {
    guard isCurrent(hold) else { return }
    player.gestureEnded(velocity: velocity)
    handle(.interactionEnded(generation: hold.generation, at: position))
  }
}
