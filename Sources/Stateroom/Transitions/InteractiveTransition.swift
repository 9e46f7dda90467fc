public import UIKit

/// A transition that a gesture controls: it can be moved in both directions, finished and cancelled.
///
/// ```swift
/// switch pan.state {
/// case .began: transition = root.beginInteractiveTransition(to: .menu)
/// case .changed: transition?.update(pan.translation(in: view).x / view.bounds.width)
/// case .ended: pan.velocity(in: view).x > 0 ? transition?.finish() : transition?.cancel()
/// default: transition?.cancel()
/// }
/// ```
///
/// The container reports the new state from the first moment, and the previous state again if the transition is
/// cancelled. As in the swipe of a navigation controller, the children that were appearing then disappear, and those
/// that were disappearing appear.
///
/// If a change is requested, or if the container leaves the screen, the gesture loses control, and further calls have
/// no effect: the transition returns to where the gesture began, or continues if the request is for its destination. An
/// interactive transition that is deallocated without having been finished is cancelled. An object controls the
/// transition only until its gesture ends, and has no effect on a later gesture.
///
/// ``TransitionPanGestureRecognizer`` controls a transition with a pan gesture.
@preconcurrency @MainActor
public final class InteractiveTransition {
  private weak var interpreter: ContainmentInterpreter?
  private let hold: InteractionHold
  /// The end to which the transition was running when the gesture took control.
  private let destination: AnimationPosition

  init(_ interpreter: ContainmentInterpreter, _ hold: InteractionHold) {
    self.interpreter = interpreter
    self.hold = hold
    destination = interpreter.heading(of: hold) ?? .end
  }

  deinit {
    Teardown.perform { [interpreter, hold, destination] in
      interpreter?.release(hold, to: destination.opposite, velocity: 0)
    }
  }

  /// A Boolean value that indicates whether the gesture still controls the transition.
  public var isActive: Bool { interpreter?.heading(of: hold) != nil }

  /// The progress of the transition, from 0 to 1.
  ///
  /// The progress of a transition that was interrupted begins with the part that has been played, measured in the
  /// direction in which it was running. When the gesture no longer controls the transition, the value is 0.
  public var progress: CGFloat {
    guard let progress = interpreter?.progress(of: hold) else { return 0 }
    return destination == .end ? progress : 1 - progress
  }

  /// Returns whether the views move towards an edge while the transition advances.
  ///
  /// - Parameter edge: The edge: left, right, top, or bottom.
  /// - Returns: The value, or `nil` if no view moves along that axis.
  func advances(towards edge: ContainerTransition.Edge) -> Bool? {
    guard let motion = interpreter?.player.transition else { return nil }
    return motion.moves(towards: edge).map { $0 == (destination == .end) }
  }

  /// Moves the transition to a point between its beginning and its end.
  ///
  /// - Parameter progress: The progress, from 0 to 1. Values outside this range are limited to it, and values that are
  ///   not finite are ignored.
  public func update(_ progress: CGFloat) {
    guard progress.isFinite else { return }
    let progress = min(max(progress, 0), 1)
    interpreter?.setProgress(destination == .end ? progress : 1 - progress, of: hold)
  }

  /// Finishes the transition: it continues to its end.
  ///
  /// - Parameter velocity: The velocity of the gesture, in lengths of the whole transition per second. Values that are
  ///   not finite are ignored. The default is 0.
  public func finish(velocity: CGFloat = 0) {
    interpreter?.release(hold, to: destination, velocity: velocity)
  }

  /// Cancels the transition: it returns to its beginning.
  ///
  /// - Parameter velocity: The velocity of the gesture towards the beginning, in lengths of the whole transition per
  ///   second. Values that are not finite are ignored. The default is 0.
  public func cancel(velocity: CGFloat = 0) {
    interpreter?.release(hold, to: destination.opposite, velocity: velocity)
  }
}
