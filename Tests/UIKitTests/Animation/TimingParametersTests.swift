import Testing

@testable import UIKit

@MainActor
struct TimingParametersTests {
  @Test func `Default cubic parameters are the built-in ease in and out`() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.animationCurve == .easeInOut)
    #expect(parameters.timingCurveType == .builtin)
    #expect(parameters.cubicTimingParameters === parameters)
    #expect(parameters.springTimingParameters == nil)
  }

  @Test func `Custom control points create a cubic curve`() {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(parameters.timingCurve == .cubic(UnitBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4)))
  }

  @Test func `A spring with a damping ratio uses the animator's duration`() {
    let parameters = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: parameters)
    #expect(animator.duration == 3)
    #expect(parameters.initialVelocity == CGVector(dx: 2, dy: 0))
    #expect(parameters.timingCurveType == .spring)
  }

  @Test func `A spring with its own physics uses its own duration`() {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: parameters)
    let spring = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)
    #expect(animator.duration == spring.settlingDuration)
    #expect(animator.duration == 1)
  }

  @Test func `A spring with too much damping moves like a critically damped one`() {
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 100, initialVelocity: .zero)
    let critical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    #expect(parameters.timingCurve(duration: 1) == critical.timingCurve(duration: 1))
    #expect(1 - parameters.timingCurve(duration: 1).progress(at: 1) < 0.001)
  }

  @Test func `A spring with a perceived duration settles when its distance is small enough`() {
    let spring = Spring(perceptualDuration: 0.5, bounce: -0.5, initialVelocity: 0)
    let parameters = UISpringTimingParameters(duration: 0.5, bounce: -0.5)
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: parameters)
    #expect(animator.duration == spring.exactSettlingDuration)
    #expect(1 - parameters.timingCurve(duration: 1).progress(at: 1) <= 0.001 + 1e-9)
  }

  @Test func `A copy of parameters is equal to the parameters`() {
    let parameters = UISpringTimingParameters(dampingRatio: 1)
    #expect(parameters.copy() as? UISpringTimingParameters === parameters)
  }
}
