import Testing
import UIKit

/// The animation blocks between `beginAnimations` and `commitAnimations`.
@MainActor
struct BeginCommitTests {
  @Test(.rule("R1176"))
  func `The changes of a block animate for a fifth of a second`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    bench.view.center.x = 250
    UIView.commitAnimations()
    #expect(bench.view.center.x == 250)
    await bench.stage.turn()
    await bench.stage.advance(by: 0.1)
    #expect(bench.presentedX > 50 && bench.presentedX < 250)
    await bench.stage.advance(by: 0.15)
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R1176"))
  func `The duration that was set applies to the changes after it`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    bench.view.alpha = 0
    UIView.commitAnimations()
    await bench.stage.turn()
    await bench.stage.advance(by: 0.5)
    #expect(abs(bench.presentedAlpha - 0.5) < 0.15)
    await bench.stage.settle()
    #expect(bench.presentedAlpha == 0)
  }

  @Test(.rule("R1176"))
  func `Changes after the block do not animate`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.commitAnimations()
    bench.view.center.x = 250
    await bench.stage.turn()
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R1176"))
  func `Without a duration the changes take effect immediately`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0)
    bench.view.center.x = 250
    UIView.commitAnimations()
    await bench.stage.turn()
    #expect(bench.presentedX == 250)
  }

  // MARK: - Delegate

  @Test(.rule("R1177"))
  func `The delegate receives the beginning and the end`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations("move", context: UnsafeMutableRawPointer(bitPattern: 7))
    UIView.setAnimationDelegate(AnimationDelegateProbe(bench.log))
    UIView.setAnimationWillStart(AnimationDelegateProbe.willStart)
    UIView.setAnimationDidStop(AnimationDelegateProbe.didStop)
    bench.view.center.x = 250
    UIView.commitAnimations()
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(bench.log.take() == ["start move 7", "stop(true) move 7"])
  }

  @Test(.rule("R1177"))
  func `A method without parameters, and a block without a name`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(AnimationDelegateProbe(bench.log))
    UIView.setAnimationWillStart(AnimationDelegateProbe.willStart)
    UIView.setAnimationDidStop(AnimationDelegateProbe.ended)
    bench.view.center.x = 250
    UIView.commitAnimations()
    await bench.stage.settle()
    #expect(bench.log.take() == ["start nil nil", "ended"])
  }

  @Test(.rule("R1177"))
  func `Removed animations have not finished`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(AnimationDelegateProbe(bench.log))
    UIView.setAnimationDidStop(AnimationDelegateProbe.didStop)
    bench.view.center.x = 250
    UIView.commitAnimations()
    await bench.stage.turn()
    await bench.stage.advance(by: 0.2)
    bench.view.layer.removeAllAnimations()
    await bench.stage.settle()
    #expect(bench.log.take() == ["stop(false) move nil"])
  }

  // MARK: - Nesting

  @Test(.rule("R1178"))
  func `A nested block begins when the outermost one is committed`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(0.2)
    UIView.setAnimationDelegate(AnimationDelegateProbe(bench.log))
    UIView.setAnimationDidStop(AnimationDelegateProbe.didStop)
    bench.view.alpha = 0
    UIView.commitAnimations()
    bench.view.center.x = 250
    UIView.commitAnimations()
    await bench.stage.turn()
    await bench.stage.advance(by: 0.4)
    #expect(bench.log.take() == ["stop(true) inner nil"])
    #expect(bench.presentedAlpha == 0)
    #expect(bench.presentedX < 250)
    await bench.stage.settle()
    #expect(bench.presentedX == 250)
  }

  // MARK: - Timing

  @Test(.rule("R1179"))
  func `A delay postpones the animations`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelay(0.5)
    bench.view.center.x = 250
    UIView.commitAnimations()
    await bench.stage.turn()
    await bench.stage.advance(by: 0.3)
    #expect(bench.presentedX == 50)
    await bench.stage.settle()
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R1179"))
  func `A reversed animation returns, and then shows the new value`() async throws {
    let bench = try await AnimationStage()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    bench.view.center.x = 250
    UIView.commitAnimations()
    await bench.stage.turn()
    await bench.stage.advance(by: 0.95)
    #expect(bench.presentedX < 100)
    await bench.stage.advance(by: 0.55)
    #expect(bench.presentedX > 200)
    await bench.stage.settle()
    #expect(bench.presentedX == 250)
  }

  @Test(.rule("R1180"))
  func `Outside of a block the setters do nothing`() async throws {
    let bench = try await AnimationStage()
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(1)
    UIView.setAnimationDelegate(AnimationDelegateProbe(bench.log))
    UIView.setAnimationDidStop(AnimationDelegateProbe.didStop)
    bench.view.center.x = 250
    await bench.stage.turn()
    #expect(bench.presentedX == 250)
    await bench.stage.settle()
    #expect(bench.log.take() == [])
  }
}
