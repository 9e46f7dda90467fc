import Testing
import UIKit

/// Where animated views are hit.
@MainActor
struct AnimatedHitTestTests {
  private func hit(_ bench: AnimationStage, x: CGFloat) -> UIView? {
    bench.root.view.hitTest(CGPoint(x: x, y: 150), with: nil)
  }

  @Test(.rule("R2021"))
  func `A view that an animator moves is hit where it is on the screen`() async throws {
    let bench = try await AnimationStage()
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    bench.view.addSubview(inner)
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    #expect(!animator.isManualHitTestingEnabled)
    animator.fractionComplete = 0.5
    await bench.stage.turn()
    #expect(hit(bench, x: 150) === inner)
    #expect(hit(bench, x: 110) === bench.view)
    #expect(hit(bench, x: 50) === bench.root.view)
    #expect(hit(bench, x: 250) === bench.root.view)
    animator.stopAnimation(true)
  }

  @Test(.rule("R2021"))
  func `A view whose size an animator changes is hit within its size on the screen`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.frame.size.width = 300 }
    animator.fractionComplete = 0.5
    await bench.stage.turn()
    #expect(hit(bench, x: 190) === bench.view)
    #expect(hit(bench, x: 210) === bench.root.view)
    animator.stopAnimation(true)
    animator.addAnimations { bench.view.transform = CGAffineTransform(translationX: 0, y: 300) }
    animator.fractionComplete = 0.9
    await bench.stage.turn()
    #expect(hit(bench, x: 100) === bench.root.view)
    animator.stopAnimation(true)
  }

  @Test(.rule("R2021"))
  func `With manual hit testing, a view is hit where the animation ends`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.isManualHitTestingEnabled = true
    animator.fractionComplete = 0.5
    await bench.stage.turn()
    #expect(hit(bench, x: 130) === bench.root.view)
    #expect(hit(bench, x: 250) === bench.view)
    animator.stopAnimation(true)
  }

  @Test(.rule("R2021"))
  func `A view that a block moves is hit where the animation ends`() async throws {
    let bench = try await AnimationStage()
    bench.animate(1, options: .allowUserInteraction) { bench.view.center.x = 250 }
    await bench.stage.turn()
    #expect(hit(bench, x: 50) === bench.root.view)
    #expect(hit(bench, x: 250) === bench.view)
    await bench.stage.settle()
  }
}
