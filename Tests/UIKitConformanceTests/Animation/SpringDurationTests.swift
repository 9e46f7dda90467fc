import Testing
import UIKit

/// The durations were recorded on iOS.
@MainActor
struct SpringDurationTests {
  /// The physical properties of a spring, and the time in which it settles.
  struct Recording: Sendable {
    var mass: CGFloat = 1
    var stiffness: CGFloat = 100
    var damping: CGFloat = 10
    var velocity: CGFloat = 0
    let duration: TimeInterval
  }

  private nonisolated static let recordings = [
    Recording(duration: 1.4727003346780927),
    Recording(stiffness: 300, damping: 20, duration: 0.7442555275721707),
    Recording(mass: 2, damping: 5, duration: 5.658348137358159),
    Recording(velocity: 5, duration: 1.3815510557964275),
    Recording(velocity: -5, duration: 1.5350814063145797),
    Recording(damping: 1, duration: 13.91321015404625),
    Recording(damping: 20, duration: 1),
    Recording(damping: 100, duration: 1),
    Recording(stiffness: 25, duration: 1.9),
    Recording(stiffness: 1, damping: 2, duration: 9.3),
  ]

  private func animation(_ recording: Recording) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "position")
    animation.mass = recording.mass
    animation.stiffness = recording.stiffness
    animation.damping = recording.damping
    animation.initialVelocity = recording.velocity
    return animation
  }

  @Test(.rule("R1858"), arguments: recordings)
  func `A spring animation has a settling duration`(recording: Recording) {
    #expect(abs(animation(recording).settlingDuration - recording.duration) < 1e-9)
  }

  @Test(.rule("R1858"), arguments: recordings)
  func `An animator with the spring has the same duration`(recording: Recording) {
    let parameters = UISpringTimingParameters(
      mass: recording.mass, stiffness: recording.stiffness, damping: recording.damping,
      initialVelocity: CGVector(dx: recording.velocity, dy: recording.velocity))
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
    #expect(abs(animator.duration - recording.duration) < 1e-9)
  }

  @Test(.rule("R1858"))
  func `A spring without damping never settles`() {
    let animation = animation(Recording(damping: 0, duration: .infinity))
    #expect(animation.settlingDuration >= TimeInterval(Float.greatestFiniteMagnitude))
  }
}
