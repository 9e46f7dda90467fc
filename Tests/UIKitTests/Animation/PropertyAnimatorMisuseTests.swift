import Testing
import UIKit

@MainActor
struct PropertyAnimatorMisuseTests {
  @Test func `Finishing an animator that was not stopped is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    }
  }

  @Test func `Stopping a stopped animator is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.stopAnimation(false)
      animator.stopAnimation(true)
    }
  }

  @Test func `Starting a stopped animator is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
    }
  }

  @Test func `Continuing an animator that is not paused is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewPropertyAnimator(duration: 1, curve: .linear)
        .continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  @Test func `Making an active animator interruptible is a programmer error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.isInterruptible = true
    }
  }

  @Test(arguments: [0, 1])
  func `Releasing a paused or stopped animator is a programmer error`(stops: Int) async {
    if stops == 1 {
      await #expect(processExitsWith: .failure) { @MainActor in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
      }
    } else {
      await #expect(processExitsWith: .failure) { @MainActor in
        UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
      }
    }
  }
}
