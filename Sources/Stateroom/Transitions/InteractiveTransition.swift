public import UIKit

/// A transition that follows a hand: moved to and fro, and in the end finished or taken back.
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
/// From the first moment on the container tells what it is headed for; taken back, it tells what it told before. Children
/// that were told to appear are then told to disappear, and the other way round, as in a navigation controller's swipe.
///
/// A request for something else, or the container's leaving the screen, decides instead of the hand: the transition
/// falls back to where the hand began, and further calls have no effect. One that is let go of without a word is
/// cancelled.
///
/// ``TransitionPanGestureRecognizer`` does all this for a finger.
@preconcurrency @MainActor
public final class InteractiveTransition {
  private weak var interpreter: ContainmentInterpreter?
  private let generation: Int
  /// Where the transition was headed for when the hand took it.
  private let destination: AnimationPosition

  init(_ interpreter: ContainmentInterpreter, _ generation: Int) {
    self.interpreter = interpreter
    self.generation = generation
    destination = interpreter.heading(of: generation) ?? .end
  }

  deinit {
    Teardown.perform { [interpreter, generation, destination] in
      interpreter?.release(generation, to: destination.opposite, velocity: 0)
    }
  }

  /// Whether the hand still decides.
  public var isActive: Bool { interpreter?.heading(of: generation) != nil }

  /// How far the transition has come on its way, 0 to 1.
  ///
  /// One that was caught begins with what had been played, measured towards where it was going.
  public var progress: CGFloat {
    guard let progress = interpreter?.progress(of: generation) else { return 0 }
    return destination == .end ? progress : 1 - progress
  }

  /// Moves the transition to a point of its way, 0 to 1; what is beyond is brought back.
  public func update(_ progress: CGFloat) {
    guard progress.isFinite else { return }
    let progress = min(max(progress, 0), 1)
    interpreter?.setProgress(destination == .end ? progress : 1 - progress, of: generation)
  }

  /// Lets the transition run on to its end.
  ///
  /// - Parameter velocity: How fast the hand was, in lengths of the whole way per second.
  public func finish(velocity: CGFloat = 0) {
    interpreter?.release(generation, to: destination, velocity: velocity)
  }

  /// Lets the transition run back to where it began.
  ///
  /// - Parameter velocity: How fast the hand was on the way back, in lengths of the whole way per second.
  public func cancel(velocity: CGFloat = 0) {
    interpreter?.release(generation, to: destination.opposite, velocity: velocity)
  }
}
