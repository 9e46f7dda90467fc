import UIKit

/// How a container's transition stands, as its coordinator tells it.
struct TransitionStatus {
  /// Whether it began in a hand.
  let wasInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  /// Whether the motion is over, at either of its ends.
  private(set) var isOver = false

  init(isInteractive: Bool) {
    wasInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  /// A hand has taken hold or let go.
  mutating func handChanged(isHeld: Bool, isCancelled: Bool, velocity: CGFloat) {
    self.isCancelled = isCancelled
    guard isInteractive != isHeld else { return }
    isInteractive = isHeld
    completionVelocity = velocity > 0 ? velocity : 1
  }

  mutating func ended(at position: AnimationPosition) {
    isOver = true
    isCancelled = position == .start
  }
}
