import Testing

@testable import QuartzCore

struct TimingCurveTests {
  @Test(arguments: [
    (TimingCurve.easeInOut, 0.1291616), (.easeIn, 0.0934647), (.easeOut, 0.3781383), (.linear, 0.25),
  ])
  func `Built-in curves have Bézier's values at a quarter of the time`(curve: TimingCurve, value: Double) {
    #expect(isClose(curve.progress(at: 0.25), value, within: 1e-5))
  }

  @Test(arguments: [TimingCurve.easeInOut, .easeIn, .easeOut, .linear])
  func `Curves begin at 0 and end at 1, at any requested time`(curve: TimingCurve) {
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: 2) == 1)
  }

  @Test func `Ease in and out is symmetric`() {
    #expect(isClose(TimingCurve.easeInOut.progress(at: 0.5), 0.5, within: 1e-9))
    #expect(
      isClose(
        TimingCurve.easeInOut.progress(at: 0.8), 1 - TimingCurve.easeInOut.progress(at: 0.2), within: 1e-9))
  }

  @Test(arguments: [TimingCurve.easeInOut, .easeIn, .easeOut, .linear], [0.1, 0.5, 0.9])
  func `A curve's time can be found from its progress`(curve: TimingCurve, fraction: Double) {
    #expect(isClose(curve.fraction(at: curve.progress(at: fraction)), fraction, within: 1e-9))
  }

  @Test(arguments: [0.3, 0.7, 1.0], [0.2, 1, 3])
  func `A spring with a damping ratio settles in the duration`(ratio: Double, duration: Double) {
    let spring = Spring(dampingRatio: ratio, settlingIn: duration, initialVelocity: 0)
    #expect(isClose(spring.dampingRatio, ratio, within: 1e-9))
    #expect(isClose(spring.exactSettlingDuration, duration, within: 1e-6))
    #expect(abs(spring.value(at: duration) - 1) <= Spring.settledDistance + 1e-9)
  }

  @Test func `Only an underdamped spring overshoots`() {
    let values = { (ratio: Double) in
      let spring = Spring(dampingRatio: ratio, settlingIn: 1, initialVelocity: 0)
      return stride(from: 0, through: 1, by: 0.01).map { spring.value(at: $0) }
    }
    #expect(values(0.5).contains { $0 > 1.05 })
    #expect(values(1).allSatisfy { $0 <= 1 })
  }

  @Test(arguments: [0.4, 1.0, 2.5])
  func `A spring begins at rest or with its velocity`(ratio: Double) {
    for velocity in [0.0, 3] {
      let spring = Spring(mass: 2, stiffness: 50, damping: ratio * 20, initialVelocity: velocity)
      #expect(isClose(spring.value(at: 0), 0, within: 1e-12))
      #expect(isClose(spring.value(at: 1e-6) / 1e-6, velocity, within: 1e-3))
    }
  }

  @Test func `Damping ratio follows from mass, stiffness and damping`() {
    #expect(isClose(Spring(mass: 3, stiffness: 12, damping: 6, initialVelocity: 0).dampingRatio, 0.5))
  }

  @Test(arguments: [(0.0, 1.0), (0.4, 0.6), (-0.5, 2)])
  func `Bounce is an alternative to the damping ratio`(bounce: Double, ratio: Double) {
    #expect(isClose(Spring(perceptualDuration: 0.5, bounce: bounce, initialVelocity: 0).dampingRatio, ratio))
  }

  @Test @MainActor
  func `An animation moves with critical damping at most, unless its bounce is negative`() {
    let animation = CASpringAnimation(keyPath: "position")
    animation.damping = 100
    #expect(isClose(animation.spring.dampingRatio, 1))
    #expect(animation.bounce == -0.8)
    #expect(animation.settlingDuration == 1)
    let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(isClose(slow.spring.dampingRatio, 2))
    #expect((slow.copy() as? CASpringAnimation)?.spring == slow.spring)
    #expect(1 - slow.spring.value(at: slow.settlingDuration) <= Spring.settledDistance + 1e-9)
  }
}
