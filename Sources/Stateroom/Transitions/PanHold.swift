import UIKit

/// The hold of a pan gesture on a transition, whose progress follows the touch.
@MainActor
struct PanHold {
  let transition: InteractiveTransition
  /// The sign of the distances and velocities that advance the transition.
  private let direction: CGFloat
  /// The progress of the transition when the gesture began.
  private let origin: CGFloat

  init(_ transition: InteractiveTransition, direction: CGFloat) {
    self.transition = transition
    self.direction = direction
    origin = transition.progress
  }

  /// Moves the transition to where the touch is.
  ///
  /// - Parameter distance: The distance from the beginning of the gesture, in lengths of the whole transition.
  func follow(_ distance: CGFloat) { transition.update(origin + direction * distance) }

  /// Finishes or cancels the transition, because the touch has ended.
  ///
  /// The transition continues with the velocity of the touch, unless the touch moved away from the end that it runs to.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the touch, in lengths of the whole transition per second.
  ///   - isDecisive: A Boolean value that indicates whether the direction of the velocity alone determines the result.
  ///     Otherwise the transition is finished in its second half.
  func end(velocity: CGFloat, isDecisive: Bool) {
    let forward = direction * velocity
    if isDecisive ? forward > 0 : transition.progress > 0.5 {
      transition.finish(velocity: max(forward, 0))
    } else {
      transition.cancel(velocity: max(-forward, 0))
    }
  }
}
