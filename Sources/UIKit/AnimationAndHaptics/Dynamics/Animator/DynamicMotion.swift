/// The motion of an animator's items at the frames of the runtime's clock.
///
/// The world advances by as many steps of its own length as fit into the time that has passed, so that the result does
/// not depend on when frames occur.
@MainActor
final class DynamicMotion: FrameMotion {
  /// The largest number of steps in one frame.
  ///
  /// Further time is lost, so that an app that was suspended does not compute for long.
  private static let longest = Int(0.5 / RigidWorld.step)

  private weak var animator: UIDynamicAnimator?
  private let start = AppRuntime.shared.now
  private var steps = 0

  /// The end of the motion, which is not known before all items are at rest.
  let motionEnd: TimeInterval? = nil

  init(of animator: UIDynamicAnimator) { self.animator = animator }

  func advanceMotion(to now: TimeInterval) {
    guard let animator else { return AnimationEngine.shared.remove(self) }
    let due = Int(((now - start) / RigidWorld.step + 1e-6).rounded(.down))
    let count = due - steps
    steps = due
    if count > 0 { animator.advance(by: min(count, Self.longest)) }
  }
}
