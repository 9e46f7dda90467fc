import UIKit

/// The hold of a pan gesture on a transition, whose progress follows the touch.
@MainActor
struct PanGrip {
  let transition: InteractiveTransition
  /// The sign of the distances and velocities that advance the transition.
  private let direction: CGFloat
  /// The progress of the transition when the gesture took control of it.
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
  /// - Parameters:
  ///   - velocity: The velocity of the touch, in lengths of the whole transition per second.
  ///   - isDecisive: A Boolean value that indicates whether the direction of the velocity alone determines the result.
  ///     Otherwise the transition is finished in its second half.
  func end(velocity: CGFloat, isDecisive: Bool) {
    if isDecisive ? direction * velocity > 0 : transition.progress > 0.5 {
      transition.finish(velocity: abs(velocity))
    } else {
      transition.cancel(velocity: abs(velocity))
    }
  }
}
