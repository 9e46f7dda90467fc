import Testing
import UIKit

/// The animations that blocks with springs add to layers.
@MainActor
struct SpringObjectTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func show() async throws -> Stage {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
    return stage
  }

  private func animation() throws -> CASpringAnimation {
    try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
  }

  private func moveWithSpring() {
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2) {
      view.center.x = 200
    }
  }

  private func moveWithCurve() { UIView.animate(withDuration: 1) { view.center.x = 200 } }

  @Test(.rule("R2058"))
  func `A block with a spring adds spring animations`() async throws {
    let stage = try await show()
    moveWithSpring()
    let animation = try animation()
    #expect(animation.mass > 0 && animation.stiffness > 0 && animation.damping > 0)
    let ratio = animation.damping / (2 * (animation.stiffness * animation.mass).squareRoot())
    #expect(abs(ratio - 0.5) < 1e-6)
    #expect(animation.initialVelocity > 0)
    #expect(animation.duration == 1 && animation.keyPath == "position")
    await stage.settle()
    #expect(view.layer.animation(forKey: "position") == nil)
  }

  @Test(.rule("R2058"))
  func `An animator with a spring adds spring animations`() async throws {
    let stage = try await show()
    let parameters = UISpringTimingParameters(mass: 2, stiffness: 300, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { view.center.x = 200 }
    animator.startAnimation()
    let animation = try animation()
    #expect(animation.mass == 2 && animation.stiffness == 300 && animation.damping == 20)
    await stage.settle()
    let bouncing = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.center.x = 10 }
    bouncing.startAnimation()
    let other = try self.animation()
    #expect(abs(other.damping / (2 * (other.stiffness * other.mass).squareRoot()) - 0.4) < 1e-6)
    await stage.settle()
  }

  @Test(.rule("R2058"))
  func `A block with a curve adds no spring animation`() async throws {
    let stage = try await show()
    moveWithCurve()
    #expect(view.layer.animation(forKey: "position") is CABasicAnimation)
    #expect(!(view.layer.animation(forKey: "position") is CASpringAnimation))
    await stage.settle()
  }
}
