import Testing
import UIKit

/// Animations of views that are not in a window.
@MainActor
struct OffScreenAnimationTests {
  private let log = CallbackLog()

  @Test(.rule("R2034"))
  func `An animation of a view without a window ends with the update cycle`() async throws {
    let stage = try await AnimationStage()
    let view = UIView()
    UIView.animate(withDuration: 4, animations: { view.alpha = 0.5 }) { [log] finished in
      log.note("completion(\(finished))")
    }
    #expect(log.take() == [])
    await stage.stage.turn()
    #expect(log.take() == ["completion(true)"])
    #expect(view.alpha == 0.5)
  }

  @Test(.rule("R2034"))
  func `A view that is added to a window in the same update cycle is animated`() async throws {
    let stage = try await AnimationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.animate(1) { view.center.x += 100 }
    stage.root.view.addSubview(view)
    await stage.stage.turn()
    await stage.stage.advance(by: 0.5)
    #expect(stage.log.take() == [])
    await stage.stage.settle()
    #expect(stage.log.take() == ["completion(true)"])
  }

  @Test(.rule("R2034"))
  func `An animation of several views runs if one of them is in a window`() async throws {
    let stage = try await AnimationStage()
    let view = UIView()
    stage.animate(1) {
      view.alpha = 0
      stage.view.center.x += 100
    }
    await stage.stage.turn()
    #expect(stage.log.take() == [])
    await stage.stage.settle()
    #expect(stage.log.take() == ["completion(true)"])
  }

  @Test(.rule("R2034"))
  func `A property animator ends with the update cycle, also if it was paused in it`() async throws {
    let stage = try await AnimationStage()
    let view = UIView()
    for isPaused in [false, true] {
      view.alpha = 1
      let animator = stage.animator(4) { view.alpha = 0 }
      animator.startAnimation()
      if isPaused { animator.pauseAnimation() }
      #expect(stage.log.take() == [])
      await stage.stage.turn()
      #expect(stage.log.take() == ["completion(end)"])
      #expect(animator.state == .inactive)
      #expect(view.alpha == 0)
    }
  }

  @Test(.rule("R2034"))
  func `An animator that a gesture controls does not end`() async throws {
    let stage = try await AnimationStage()
    let view = UIView()
    let animator = stage.animator(4) { view.alpha = 0 }
    animator.fractionComplete = 0.5
    await stage.stage.turn()
    #expect(stage.log.take() == [])
    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }
}
