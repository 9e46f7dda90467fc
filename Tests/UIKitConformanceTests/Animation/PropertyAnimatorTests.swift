import Testing
import UIKit

@MainActor
struct PropertyAnimatorTests {
  // MARK: - States

  @Test(.rule("R160", "R167"))
  func `A new animator is inactive and does not run`() async throws {
    let bench = try await AnimationStage()
    var ran = false
    let animator = bench.animator(1) { ran = true }
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 0)
    #expect(!ran)
  }

  @Test(.rule("R160", "R161"))
  func `Starting makes it active and running, the end inactive`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(0.3) { bench.view.center.x = 250 }
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    await bench.stage.settle()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test(.rule("R160", "R161"))
  func `Pausing makes it active without running`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(0.3) { bench.view.center.x = 250 }
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test(.rule("R160"))
  func `Setting the fraction activates the animator and changes the appearance on screen`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    await bench.stage.turn()
    #expect(bench.view.center.x == 250)
    #expect(abs(bench.presentedX - 150) < 1)
    animator.stopAnimation(true)
  }

  @Test(.rule("R167"))
  func `runningPropertyAnimator starts immediately`() async throws {
    let bench = try await AnimationStage()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: [], animations: { bench.view.center.x = 250 }, completion: nil)
    #expect(animator.isRunning)
    #expect(animator.state == .active)
    await bench.stage.settle()
    #expect(animator.state == .inactive)
  }

  @Test(.rule("R170"))
  func `The delay is startAnimation's`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(0.3) { bench.view.center.x = 250 }
    #expect(animator.delay == 0)
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    await bench.stage.advance(by: 0.3)
    #expect(bench.presentedX == 50)
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(end)"])
  }

  @Test(.rule("R258"))
  func `A duration of 0 is the default of 0.2 seconds`() async throws {
    let bench = try await AnimationStage()
    #expect(UIViewPropertyAnimator().duration == 0.2)
    let animator = bench.animator(0) { bench.view.center.x = 250 }
    #expect(animator.duration == 0.2)
    animator.startAnimation()
    await bench.stage.advance(by: 0.1)
    #expect(animator.isRunning)
    #expect(bench.log.take() == [])
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(end)"])
  }

  @Test(.rule("R259"))
  func `The fraction grows while the animator runs`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.startAnimation()
    await bench.stage.advance(by: 0.2)
    let first = animator.fractionComplete
    await bench.stage.advance(by: 0.4)
    let second = animator.fractionComplete
    #expect(first > 0)
    #expect(second > first)
    #expect(second < 1)
    await bench.stage.settle()
  }

  @Test(.rule("R260"))
  func `An animator reports that it runs while its completion handlers are called`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(0.3) { bench.view.center.x = 250 }
    var wasRunning = false
    animator.addCompletion { [unowned animator] _ in wasRunning = animator.isRunning }
    animator.startAnimation()
    await bench.stage.settle()
    #expect(wasRunning)
    #expect(!animator.isRunning)
  }

  // MARK: - Ends

  @Test(.rule("R164"))
  func `A normal end is the end, a reversed one the start`() async throws {
    let bench = try await AnimationStage()
    bench.animator(0.3) { bench.view.center.x = 250 }.startAnimation()
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(end)"])
    let animator = bench.animator(0.3) { bench.view.center.x = 50 }
    animator.startAnimation()
    await bench.stage.advance(by: 0.1)
    animator.isReversed = true
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(start)"])
    #expect(bench.view.center.x == 250)
  }

  @Test(.rule("R1887"), arguments: [false, true])
  func `Stopping an inactive animator has no effect`(withoutFinishing: Bool) async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.stopAnimation(withoutFinishing)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    await bench.stage.settle()
    #expect(bench.view.center.x == 250)
    animator.stopAnimation(withoutFinishing)
    #expect(animator.state == .inactive)
  }

  @Test(.rule("R162", "T123"))
  func `Stopping without finishing keeps the appearance on screen and calls no handler`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.startAnimation()
    await bench.stage.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(bench.view.center.x > 50)
    #expect(bench.view.center.x < 250)
    await bench.stage.settle()
    #expect(bench.log.take() == [])
  }

  @Test(.rule("R162", "T123"), arguments: [UIViewAnimatingPosition.end, .start, .current])
  func `Stopping to finish ends at the position for finishAnimation`(position: UIViewAnimatingPosition) async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.startAnimation()
    await bench.stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(!animator.isRunning)
    #expect(bench.log.take() == [])
    let stopped = bench.view.center.x
    #expect(stopped > 50)
    #expect(stopped < 250)
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    switch position {
    case .end:
      #expect(bench.log.take() == ["completion(end)"])
      #expect(bench.view.center.x == 250)
    case .start:
      #expect(bench.log.take() == ["completion(start)"])
      #expect(bench.view.center.x == 50)
    default:
      #expect(bench.log.take() == ["completion(current)"])
      #expect(bench.view.center.x == stopped)
    }
  }

  @Test(.rule("R168"))
  func `With pausesOnCompletion, the animator remains active and calls no handler`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(0.3) { bench.view.center.x = 250 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    await bench.stage.advance(by: 0.5)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(bench.log.take() == [])
    animator.stopAnimation(true)
  }

  // MARK: - Pausing and Continuing

  @Test(.rule("R161"))
  func `Paused, it does not move, and continues when started again`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.startAnimation()
    await bench.stage.advance(by: 0.5)
    animator.pauseAnimation()
    await bench.stage.turn()
    let (x, fraction) = (bench.presentedX, animator.fractionComplete)
    await bench.stage.advance(by: 0.5)
    #expect(bench.presentedX == x)
    #expect(animator.fractionComplete == fraction)
    animator.startAnimation()
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(end)"])
  }

  @Test(.rule("R169"))
  func `continueAnimation takes a paused one to its end`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(end)"])
    #expect(bench.presentedX == 250)
  }

  // MARK: - Adding

  @Test(.rule("R165"))
  func `A block that is added to a running animator ends with the others`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.startAnimation()
    await bench.stage.advance(by: 0.5)
    animator.addAnimations { bench.view.alpha = 0 }
    await bench.stage.turn()
    #expect(bench.presentedAlpha > 0.9)
    await bench.stage.advance(by: 0.25)
    #expect(bench.presentedAlpha > 0)
    #expect(bench.presentedAlpha < 1)
    await bench.stage.settle()
    #expect(bench.presentedAlpha == 0)
    #expect(bench.log.take() == ["completion(end)"])
  }

  @Test(.rule("R166"))
  func `A delay factor waits for a part of the remaining time`() async throws {
    let bench = try await AnimationStage()
    let animator = bench.animator(1) { bench.view.center.x = 250 }
    animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    await bench.stage.advance(by: 0.4)
    #expect(bench.presentedAlpha == 1)
    #expect(bench.presentedX > 50)
    await bench.stage.settle()
    #expect(bench.presentedAlpha == 0)
  }

  @Test(.rule("R164"))
  func `All completions are called, in the order in which they were added`() async throws {
    let bench = try await AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { bench.view.center.x = 250 }
    ["1", "2", "3"].forEach { name in animator.addCompletion { _ in bench.log.note(name) } }
    animator.startAnimation()
    await bench.stage.settle()
    #expect(bench.log.take() == ["1", "2", "3"])
  }

  @Test(.rule("R169"))
  func `By default it can be interrupted and scrubs linearly`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: nil)
    #expect(animator.isInterruptible)
    #expect(animator.scrubsLinearly)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.pausesOnCompletion)
  }

  @Test(.rule("T125"))
  func `A running animator may be released`() async throws {
    let bench = try await AnimationStage()
    bench.animator(0.2) { bench.view.center.x = 250 }.startAnimation()
    await bench.stage.settle()
    #expect(bench.log.take() == ["completion(end)"])
  }

  // MARK: - Timing

  @Test(.rule("R171"))
  func `A critically damped spring does not overshoot, a loose one does`() async throws {
    let bench = try await AnimationStage()
    func furthest(damping: CGFloat) async -> CGFloat {
      // The ratio is damping / (2·√(stiffness·mass)), so these give a tenth of the damping each.
      let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: damping, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      bench.view.center.x = 50
      animator.addAnimations { bench.view.center.x = 250 }
      animator.startAnimation()
      var furthest: CGFloat = 0
      for _ in 0..<60 {
        await bench.stage.advance(by: 1.0 / 60)
        furthest = max(furthest, bench.presentedX)
      }
      await bench.stage.settle()
      return furthest
    }
    #expect(await furthest(damping: 20) < 251)
    #expect(await furthest(damping: 4) > 260)
  }
}
