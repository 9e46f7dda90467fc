import UIKit

/// The part of one animator in a transition.
///
/// It consists of the views that the transition moves, or of a child that animates itself. A part has one position,
/// from 0 at the start of the *transition* to 1 at its end, whatever the direction in which its animator runs.
@MainActor
struct TransitionPart {
  /// The number of the part in its run.
  let number: Int
  let movers: [TransitionMover]
  /// The animator, or `nil` for an animator of the app that can only be awaited or cut off.
  let animator: UIViewPropertyAnimator?
  /// The duration of the part.
  ///
  /// An animator that is created with a duration of 0 has another one.
  let duration: TimeInterval
  var delay: TimeInterval = 0
  /// The end of the transition to which the animator leads when it is not reversed.
  var destination = AnimationPosition.end
  /// A Boolean value that indicates whether the app's animator plays the part.
  var isPerformance = false

  /// The animator, if it can be paused and reversed at this point.
  var playable: UIViewPropertyAnimator? { animator?.state == .active && duration > 0 ? animator : nil }

  /// The position, from 0 to 1, or `nil` if the part is not playable.
  var position: CGFloat? {
    guard let playable else { return nil }
    // The fraction is that of the direction in which the animator runs.
    let fraction = playable.fractionComplete
    return playable.isReversed == (destination == .end) ? 1 - fraction : fraction
  }

  /// The time of the transition at the part's position, or `nil` if the part is not playable.
  var time: TimeInterval? { position.map { delay + $0 * duration } }

  /// Moves the part, which is paused and not reversed, to where it is at a time of the transition.
  func move(to time: TimeInterval) {
    guard let playable else { return }
    let position = min(max((time - delay) / duration, 0), 1)
    playable.fractionComplete = destination == .end ? position : 1 - position
  }
}
