import UIKit

/// The status of a container's transition, as its coordinator reports it.
struct TransitionStatus {
  /// A Boolean value that indicates whether the transition began as an interactive one.
  let wasInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  /// A Boolean value that indicates whether the animation has ended, at either end.
  private(set) var isOver = false

  init(isInteractive: Bool) {
    wasInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  /// Updates the status when a gesture begins or ends its control.
  mutating func interactionChanged(isInteractive: Bool, isCancelled: Bool, velocity: CGFloat) {
    self.isCancelled = isCancelled
    guard self.isInteractive != isInteractive else { return }
    self.isInteractive = isInteractive
    completionVelocity = velocity > 0 ? velocity : 1
  }

  mutating func ended(at position: AnimationPosition) {
    isOver = true
    isCancelled = position == .start
  }
}
