import Simulator
import Testing

@testable import UIKit

/// The ownership of running animations: an animation on a layer never refers to a deallocated object.
@MainActor @Suite(.ownDevice)
struct AnimationOwnershipTests {
  private let clock = ManualClock()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
  private let view = onScreen(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

  init() {
    window.addSubview(view)
    window.isHidden = false
    clock.advance(by: 0.1)
  }

  /// Starts an animation, pauses it halfway, and releases all references to it.
  private func hold(_ view: UIView, completion: @escaping (Bool) -> Void = { _ in }) {
    let timelines = AnimationCapture.run {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
    }
    TimelinePlayback(timelines, duration: 1).scrub(to: 0.5)
  }

  @Test func `A paused animation without other owners remains at its position, and is removed with its view`() {
    var finished: [Bool] = []
    hold(view) { finished.append($0) }
    clock.advance(by: 2)
    #expect(abs(view.shown.opacity - 0.5) < 0.2)
    #expect(finished == [])
    view.removeFromSuperview()
    clock.advance(by: 0.1)
    #expect(view.layer.animationKeys() == nil)
    #expect(finished == [false])
  }

  @Test func `A paused animation is removed with its layer, and reports it`() {
    weak var timeline: Timeline?
    var finished: [Bool] = []
    do {
      let lost = UIView()
      let timelines = AnimationCapture.run {
        UIView.animate(withDuration: 1, animations: { lost.alpha = 0 }, completion: { finished.append($0) })
      }
      TimelinePlayback(timelines, duration: 1).scrub(to: 0.5)
      timeline = timelines.first
      #expect(timeline != nil)
    }
    clock.advance(by: 0.1)
    #expect(timeline == nil)
    #expect(finished == [false])
  }

  @Test func `An animation that repeats indefinitely stops when its layer is deallocated`() {
    do {
      let lost = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { lost.alpha = 0 })
      #expect(AnimationEngine.shared.isRunning)
    }
    clock.advance(by: 0.1)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `A timeline that is over retains nothing`() {
    weak var timeline: Timeline?
    do {
      let timelines = AnimationCapture.run { UIView.animate(withDuration: 1) { view.alpha = 0 } }
      timeline = timelines.first
    }
    #expect(timeline != nil)
    clock.advance(by: 2)
    #expect(timeline == nil)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `A transition that is completed while it is paused ends its animations everywhere`() {
    let badge = UIView()
    view.addSubview(badge)
    let animator = Blinking(badge)
    let interaction = UIPercentDrivenInteractiveTransition()
    let context = TransitionContext(
      containerView: view, from: .init(), to: .init(), isAnimated: true)
    let driver = TransitionDriver(context: context, animator: animator, interaction: interaction)
    driver.start()
    interaction.update(0.5)
    clock.advance(by: 0.1)
    #expect(badge.layer.animationKeys() != nil)
    driver.complete(false)
    #expect(badge.layer.animationKeys() == nil)
    #expect(badge.alpha == 1)
    #expect(animator.ends == 1)
  }

  @Test func `A property animator that a transition has paused is finished when that is completed`() {
    let badge = UIView()
    view.addSubview(badge)
    let animator = PropertyBlinking(badge)
    let interaction = UIPercentDrivenInteractiveTransition()
    let context = TransitionContext(
      containerView: view, from: .init(), to: .init(), isAnimated: true)
    let driver = TransitionDriver(context: context, animator: animator, interaction: interaction)
    driver.start()
    interaction.update(0.5)
    driver.complete(true)
    #expect(animator.animator?.state == .inactive)
    #expect(badge.alpha == 0)
    // Releasing an animator that is paused would be an error.
    animator.animator = nil
  }

  private final class Blinking: NSObject, UIViewControllerAnimatedTransitioning {
    let badge: UIView
    var ends = 0
    init(_ badge: UIView) { self.badge = badge }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 1) {
        self.badge.alpha = 0
      } completion: { _ in
        self.ends += 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class PropertyBlinking: NSObject, UIViewControllerAnimatedTransitioning {
    let badge: UIView
    var animator: UIViewPropertyAnimator?
    init(_ badge: UIView) { self.badge = badge }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [badge] in badge.alpha = 0 }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      self.animator = animator
      return animator
    }
  }
}
