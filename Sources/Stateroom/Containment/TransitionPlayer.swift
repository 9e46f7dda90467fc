import UIKit

/// The transition that a container plays, with what goes along with it: the hand that may hold it, and the coordinator that
/// the children find.
///
/// At most one is played at a time. It goes by its generation, and what is said about another one is ignored.
@MainActor
final class TransitionPlayer {
  /// A transition from before its motion begins until everybody is told.
  private struct Announcement {
    let transition: ContainerTransition
    let from: UIViewController?
    let to: UIViewController?
    var status: TransitionStatus
  }

  private var current: (generation: Int, run: TransitionRun)?
  private var announcement: Announcement?
  /// What the children of the announced transition hold on to, if somebody has asked for it.
  private var coordinator: ContainerTransitionCoordinator?
  /// How far a hand has come in a transition whose motion is still to be made, 0 to 1.
  private var handProgress: CGFloat = 0
  /// How fast the hand was that let go last; it counts once.
  private var handVelocity: CGFloat = 0

  /// What is animated with the motion that was announced, until that begins.
  private var alongside: [() -> Void] = []

  var isPlaying: Bool { current != nil }
  /// Whether a hand can take hold of what is played; of what is still to begin it can.
  var canBeHeld: Bool { current?.run.canBeHeld ?? true }

  // MARK: - Playing

  /// A change is announced. One that is turned round was already.
  func announce(_ transition: ContainerTransition, from: UIViewController?, to: UIViewController?, isHeld: Bool) {
    guard announcement == nil else { return }
    announcement = Announcement(
      transition: transition, from: from, to: to, status: TransitionStatus(isInteractive: isHeld))
  }

  /// The coordinator of what is announced. Nearly always nobody asks, and so it is made for the first who does.
  func coordinator(in host: ContainerViewController) -> ContainerTransitionCoordinator? {
    guard coordinator == nil, let announcement else { return coordinator }
    coordinator = ContainerTransitionCoordinator(
      host, announcement.transition, from: announcement.from, to: announcement.to, announcement.status, current?.run)
    return coordinator
  }

  func start(_ run: TransitionRun, _ generation: Int, isHeld: Bool) {
    exchange(&current, with: (generation, run))
    let (own, registered) = (alongside, coordinator?.begin(run))
    exchange(&alongside, with: [])
    run.start(isHeld: isHeld) {
      for animations in own { animations() }
      registered?()
    }
    // The hand may have moved it already, and even let go.
    if isHeld { run.progress = handProgress }
  }

  /// Animates something with the motion that was announced, or with what is left of the one that is played.
  func animateAlongside(_ animations: @escaping () -> Void) {
    if let run = current?.run { run.animateAlongside(animations) } else { alongside.append(animations) }
  }

  /// Performs what still waits for a motion, without an animation.
  func performAlongside() {
    let animations = alongside
    alongside = []
    for animation in animations { animation() }
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
    tell { $0.ended(at: position) }
    run(generation)?.finish(at: position)
    exchange(&current, with: nil)
  }

  /// The motion has come to an end by itself.
  func ended(_ generation: Int, at position: AnimationPosition) {
    guard run(generation) != nil else { return }
    exchange(&current, with: nil)
    tell { $0.ended(at: position) }
  }

  /// The container goes away.
  func stop() {
    // Who is being freed can neither be asked for a coordinator any more nor be referred to weakly by one.
    if coordinator == nil { exchange(&announcement, with: nil) }
    exchange(&alongside, with: [])
    current?.run.finish(at: .end)
    exchange(&current, with: nil)
    tell { $0.ended(at: .start) }
  }

  /// Calls what was registered with the coordinator of a transition whose motion is over, and lets go of it.
  func dismissCoordinator() {
    guard announcement?.status.isOver == true else { return }
    let coordinator = exchange(&coordinator, with: nil)
    exchange(&announcement, with: nil)
    coordinator?.complete()
  }

  private func run(_ generation: Int) -> TransitionRun? { current?.generation == generation ? current?.run : nil }

  private func change(_ generation: Int, isHeld: Bool, velocity: CGFloat = 0, _ change: (TransitionRun) -> Void) {
    guard let run = run(generation) else { return }
    change(run)
    tell { $0.handChanged(isHeld: isHeld, isCancelled: run.heading == .start, velocity: velocity) }
  }

  private func tell(_ change: (inout TransitionStatus) -> Void) {
    guard var status = announcement?.status else { return }
    change(&status)
    announcement?.status = status
    coordinator?.follow(status)
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
