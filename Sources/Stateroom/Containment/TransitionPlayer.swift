import UIKit

/// The running transition of a container, the gesture that may control it, and its coordinator.
///
/// At most one transition is running. It is identified by its generation, and calls for another one are ignored.
@MainActor
final class TransitionPlayer {
  /// A transition from its announcement, before the motion, until its end was reported.
  private struct Announcement {
    let transition: ContainerTransition
    let from: UIViewController?
    let to: UIViewController?
    var status: TransitionStatus
  }

  private var current: (generation: Int, run: TransitionRun)?
  private var announcement: Announcement?
  /// The coordinator of the announced transition, or `nil` if it was not requested.
  private var coordinator: ContainerTransitionCoordinator?
  /// The progress, from 0 to 1, that a gesture has set before the run was paused for it.
  private var gestureProgress: CGFloat?
  /// The velocity of the gesture that ended last.
  ///
  /// It is used once.
  private var gestureVelocity: CGFloat = 0

  /// The animations to perform with the announced motion, until it begins.
  private var alongside: [() -> Void] = []

  var isPlaying: Bool { current != nil }
  /// The transition that is played.
  var transition: ContainerTransition? { current?.run.transition }
  /// A Boolean value that indicates whether a gesture can control the motion.
  ///
  /// The value is `true` before the motion begins.
  var isInterruptible: Bool { current?.run.isInterruptible ?? true }
  /// A Boolean value that indicates whether a transition that a gesture has begun is about to run back.
  var isGoingBackFromGesture: Bool { announcement?.status.wasInteractive == true && current?.run.heading == .end }

  // MARK: - Playing

  /// Announces a transition.
  func announce(_ transition: ContainerTransition, from: UIViewController?, to: UIViewController?, isInteractive: Bool)
  {
    announcement = Announcement(
      transition: transition, from: from, to: to, status: TransitionStatus(isInteractive: isInteractive))
  }

  /// Announces that the running transition, which was announced already, is about to be reversed.
  func announceReversal() { current?.run.expectReversal() }

  /// Returns the coordinator of the announced transition.
  ///
  /// The coordinator is created when it is first requested, because in most transitions it is not.
  func coordinator(in host: ContainerViewController) -> ContainerTransitionCoordinator? {
    guard coordinator == nil, let announcement else { return coordinator }
    coordinator = ContainerTransitionCoordinator(
      host, announcement.transition, from: announcement.from, to: announcement.to, announcement.status, current?.run)
    return coordinator
  }

  func start(_ run: TransitionRun, _ generation: Int, isInteractive: Bool) {
    exchange(&current, with: (generation, run))
    for animations in exchange(&alongside, with: []) { run.animateAlongside(animations) }
    coordinator?.begin(run)
    run.start(isHeld: isInteractive)
    if isInteractive { passGestureProgress(to: run) }
  }

  /// Moves a run to where a gesture has set it before the run was paused for it.
  private func passGestureProgress(to run: TransitionRun) {
    // The gesture may even have ended.
    if let progress = exchange(&gestureProgress, with: nil) { run.progress = progress }
  }

  /// Performs animations with the announced motion, or with the rest of the running one.
  func animateAlongside(_ animations: @escaping () -> Void) {
    if let run = current?.run { run.animateAlongside(animations) } else { alongside.append(animations) }
  }

  /// Performs the animations that still wait for a motion, without an animation.
  func performAlongside() {
    let animations = alongside
    alongside = []
    for animation in animations { animation() }
  }

  func reverse(_ generation: Int) {
    let velocity = takeVelocity()
    change(generation, isInteractive: false, velocity: velocity) { $0.reverse(velocity: velocity) }
  }

  func hold(_ generation: Int) {
    change(generation, isInteractive: true) {
      $0.hold()
      passGestureProgress(to: $0)
    }
  }

  func release(_ generation: Int) {
    let velocity = takeVelocity()
    change(generation, isInteractive: false, velocity: velocity) { $0.release(velocity: velocity) }
  }

  func finish(_ generation: Int, at position: AnimationPosition) {
    updateStatus { $0.ended(at: position) }
    run(generation)?.finish(at: position)
    exchange(&current, with: nil)
  }

  /// Handles the end of a motion that has ended by itself.
  func ended(_ generation: Int, at position: AnimationPosition) {
    guard run(generation) != nil else { return }
    exchange(&current, with: nil)
    updateStatus { $0.ended(at: position) }
  }

  /// Ends the transition, because the container is being deallocated.
  func stop() {
    // While the container is being deallocated, it cannot return a coordinator, and a coordinator cannot refer to it
    // weakly.
    if coordinator == nil { exchange(&announcement, with: nil) }
    exchange(&alongside, with: [])
    current?.run.finish(at: .end)
    exchange(&current, with: nil)
    updateStatus { $0.ended(at: .start) }
  }

  /// Calls the completion handlers of the coordinator of a transition that has ended, and releases it.
  func dismissCoordinator() {
    guard announcement?.status.isOver == true else { return }
    let coordinator = exchange(&coordinator, with: nil)
    exchange(&announcement, with: nil)
    coordinator?.complete()
  }

  private func run(_ generation: Int) -> TransitionRun? { current?.generation == generation ? current?.run : nil }

  private func change(_ generation: Int, isInteractive: Bool, velocity: CGFloat = 0, _ change: (TransitionRun) -> Void)
  {
    guard let run = run(generation) else { return }
    change(run)
    updateStatus {
      $0.interactionChanged(isInteractive: isInteractive, isCancelled: run.heading == .start, velocity: velocity)
    }
  }

  private func updateStatus(_ change: (inout TransitionStatus) -> Void) {
    guard var status = announcement?.status else { return }
    change(&status)
    announcement?.status = status
    coordinator?.follow(status)
  }

  // MARK: - Interactive Transitions

  /// Resets the progress and velocity, because a gesture is about to begin or interrupt a transition.
  func expectGesture() { (gestureProgress, gestureVelocity) = (nil, 0) }

  /// Returns the progress of an interactive transition, from 0 to 1.
  func progress(of generation: Int) -> CGFloat { gestureProgress ?? run(generation)?.progress ?? 0 }

  func setProgress(_ progress: CGFloat, of generation: Int) {
    if let run = run(generation), run.isHeld { run.progress = progress } else { gestureProgress = progress }
  }

  func gestureEnded(velocity: CGFloat) { gestureVelocity = velocity }

  private func takeVelocity() -> CGFloat {
    defer { gestureVelocity = 0 }
    return gestureVelocity
  }
}
