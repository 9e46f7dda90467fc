import UIKit

/// The transition that a container plays, with what goes along with it: the hand that may hold it, and the coordinator that
/// the children find.
///
/// At most one is played at a time. It goes by its generation, and what is said about another one is ignored.
@MainActor
final class TransitionPlayer {
  private var current: (generation: Int, run: TransitionRun)?
  /// What the children of the transition can hold on to; there from before the motion begins until everybody is told.
  private(set) var coordinator: ContainerTransitionCoordinator?
  /// How far a hand has come in a transition whose motion is still to be made, 0 to 1.
  private var handProgress: CGFloat = 0
  /// How fast the hand was that let go last; it counts once.
  private var handVelocity: CGFloat = 0

  var isPlaying: Bool { current != nil }
  /// Whether a hand can take hold of what is played; of what is still to begin it can.
  var canBeHeld: Bool { current?.run.canBeHeld ?? true }

  // MARK: - Playing

  /// A change is announced. One that is turned round has its coordinator already.
  func announce(
    _ transition: Transition, from: UIViewController?, to: UIViewController?, isHeld: Bool,
    in host: ContainerViewController
  ) {
    guard coordinator == nil else { return }
    coordinator = ContainerTransitionCoordinator(host, transition, from: from, to: to, isInteractive: isHeld)
  }

  func start(_ run: TransitionRun, _ generation: Int, isHeld: Bool) {
    current = (generation, run)
    run.start(isHeld: isHeld, alongside: coordinator?.begin(run) ?? {})
    // The hand may have moved it already, and even let go.
    if isHeld { run.progress = handProgress }
  }

  func reverse(_ generation: Int) {
    let velocity = takeVelocity()
    change(generation, isHeld: false, velocity: velocity) { $0.reverse(velocity: velocity) }
  }

  func hold(_ generation: Int) { change(generation, isHeld: true) { $0.hold() } }

  func release(_ generation: Int) {
    let velocity = takeVelocity()
    change(generation, isHeld: false, velocity: velocity) { $0.release(velocity: velocity) }
  }

  func finish(_ generation: Int, at position: AnimationPosition) {
    coordinator?.ended(at: position)
    run(generation)?.finish(at: position)
    current = nil
  }

  /// The motion has come to an end by itself.
  func ended(_ generation: Int, at position: AnimationPosition) {
    guard run(generation) != nil else { return }
    current = nil
    coordinator?.ended(at: position)
  }

  /// The container goes away.
  func stop() {
    current?.run.finish(at: .end)
    current = nil
    coordinator?.ended(at: .start)
  }

  /// Calls what was registered with a coordinator whose motion is over, and lets go of it.
  func dismissCoordinator() {
    guard let coordinator, coordinator.isOver else { return }
    self.coordinator = nil
    coordinator.complete()
  }

  private func run(_ generation: Int) -> TransitionRun? { current?.generation == generation ? current?.run : nil }

  private func change(_ generation: Int, isHeld: Bool, velocity: CGFloat = 0, _ change: (TransitionRun) -> Void) {
    guard let run = run(generation) else { return }
    change(run)
    coordinator?.interactionChanged(isHeld: isHeld, isCancelled: run.heading == .start, velocity: velocity)
  }

  // MARK: - The Hand

  /// A hand is about to begin or to catch a transition.
  func expectHand() { (handProgress, handVelocity) = (0, 0) }

  /// How far a held transition is from its start, 0 to 1.
  func progress(of generation: Int) -> CGFloat { run(generation)?.progress ?? handProgress }

  func setProgress(_ progress: CGFloat, of generation: Int) {
    handProgress = progress
    run(generation)?.progress = progress
  }

  func letGo(velocity: CGFloat) { handVelocity = velocity }

  private func takeVelocity() -> CGFloat {
    defer { handVelocity = 0 }
    return handVelocity
  }
}
