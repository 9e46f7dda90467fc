import Testing

@testable import UIKit

/// Animations of blocks that repeat: they do not add up.
@MainActor @Suite(.ownDevice)
struct RepeatingAnimationTests {
  let clock = ManualClock()
  let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  private func pulse() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { [view] in
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
  }

  private var scale: CGFloat { view.shown.transform.m11 }

  @Test func `The animation after a pulse ends it, and comes to rest`() {
    pulse()
    clock.advance(by: 0.5)
    #expect(isClose(scale, 1.5))
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) { [view] in
      view.transform = .identity
    }
    #expect(view.layer.animationKeys() == ["transform"])
    #expect(isClose(scale, 1.5))
    clock.advance(by: 0.5)
    #expect(isClose(scale, 1.25))
    clock.advance(by: 0.5)
    #expect(scale == 1)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `Without the option, the animation after a pulse begins at the model`() {
    pulse()
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.transform = .identity }
    #expect(isClose(scale, 2))
    clock.advance(by: 1)
    #expect(scale == 1)
  }

  @Test func `A pulse replaces the animations of its property`() {
    UIView.animate(withDuration: 5) { [view] in view.transform = CGAffineTransform(scaleX: 3, y: 3) }
    pulse()
    #expect(view.layer.animationKeys() == ["transform"])
  }
}
