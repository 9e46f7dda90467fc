import Simulator
import Stateroom
import Testing
import UIKit

/// How an animator of the app begins and ends, as UIKit's containers play it.
@MainActor
struct AnimatorEndTests {
  /// An animator with a second phase, whose cleanup is in `animateTransition(using:)`, as in many samples.
  private final class Phased: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var isInterruptible = true
    var hasSecondPhase = true
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.append("animate")
      let animator = propertyAnimator(using: context)
      animator.addCompletion { [self] position in
        log.append("cleanup")
        guard hasSecondPhase else { return context.completeTransition(position == .end) }
        UIView.animate(withDuration: 0.3) {
          context.view(forKey: .to)?.alpha = 1
        } completion: { _ in
          self.log.append("complete")
          context.completeTransition(position == .end)
        }
      }
      animator.startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { propertyAnimator(using: context) }

    private func propertyAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
      if let animator { return animator }
      let to = context.view(forKey: .to)
      to?.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { to?.alpha = 0.5 }
      animator.isInterruptible = isInterruptible
      self.animator = animator
      return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.append("ended \(transitionCompleted)")
      animator = nil
    }
  }

  private final class Driven: UIViewController, StateViewControllerTransitioning {
    func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 1 }
    func stateTransitionWillBegin(isAppearing: Bool) { view.alpha = isAppearing ? 0.5 : 1 }
    func animateAlongsideStateTransition(isAppearing: Bool) { view.alpha = isAppearing ? 1 : 0.5 }
  }

  private let simulator: Simulator
  private let container = ContainerViewController()
  private let old = UIViewController()
  private let new = UIViewController()
  private let animator = Phased()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.transitionPolicy = .reverse
    container.viewControllers = [old]
    simulator.show(container)
  }

  private func advance(_ milliseconds: Int) { simulator.advance(by: .milliseconds(milliseconds)) }

  private func expectRest(_ child: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
    advance(2000)
    #expect(!container.isTransitioning && container.viewControllers == [child], sourceLocation: sourceLocation)
    #expect(container.view.subviews == [child.view] && child.view.alpha == 1, sourceLocation: sourceLocation)
  }

  // MARK: - A Property Animator

  @Test(arguments: [false, true]) func `The transition ends when the animator completes it`(hasSecondPhase: Bool) {
    animator.hasSecondPhase = hasSecondPhase
    let request = container.setViewControllers([new], using: .animator(animator))
    advance(450)
    #expect(container.isTransitioning == hasSecondPhase)
    expectRest(new)
    #expect(animator.log == ["animate", "cleanup"] + (hasSecondPhase ? ["complete"] : []) + ["ended true"])
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `Reversed in its first phase, the animator runs back and cancels`() {
    animator.hasSecondPhase = false
    let request = container.setViewControllers([new], using: .animator(animator))
    advance(200)
    container.setViewControllers([old], using: .dissolve)
    advance(250)
    #expect(!container.isTransitioning)
    #expect(animator.log == ["animate", "cleanup", "ended false"])
    #expect(request.outcomeIfEnded == .cancelled)
    expectRest(old)
  }

  @Test func `In its second phase, it cannot be interrupted, and dissolves back if it is reversed`() {
    container.setViewControllers([new], using: .animator(animator))
    advance(400)
    #expect(container.interruptRunningTransition() == nil)
    container.setViewControllers([old], using: .dissolve)
    advance(300)
    #expect(container.isTransitioning)
    expectRest(old)
    #expect(animator.log.filter { $0.hasPrefix("ended") } == ["ended false"])
  }

  @Test func `Begun by a gesture, only the property animator is played`() throws {
    let held = try #require(container.beginInteractiveTransition(to: [new], using: .animator(animator)))
    held.update(0.5)
    simulator.commit()
    #expect(abs((new.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.02)
    held.finish()
    expectRest(new)
    #expect(animator.log == ["ended true"])
  }

  @Test func `Its animations are cut off when the container leaves the window, and it has arrived`() {
    animator.hasSecondPhase = false
    let parent = UIViewController()
    simulator.show(parent)
    parent.embed(container)
    advance(100)
    let request = container.setViewControllers([new], using: .animator(animator))
    advance(100)
    let view = container.view
    view?.removeFromSuperview()
    advance(1000)
    view.map(parent.view.addSubview)
    expectRest(new)
    #expect(request.outcomeIfEnded == .completed)
  }

  // MARK: - One That Cannot Be Interrupted

  @Test func `A property animator that cannot be interrupted is awaited`() {
    animator.isInterruptible = false
    container.setViewControllers([new], using: .animator(animator))
    advance(100)
    #expect(container.interruptRunningTransition() == nil)
    expectRest(new)
    #expect(animator.log == ["animate", "cleanup", "complete", "ended true"])
  }

  @Test(arguments: [false, true]) func `One that cannot be interrupted is cut off`(isHidden: Bool) {
    animator.isInterruptible = false
    container.setViewControllers([new], using: .animator(animator))
    advance(100)
    if isHidden {
      let window = container.view.window
      window?.isHidden = true
      advance(1000)
      window?.isHidden = false
      expectRest(new)
    } else {
      container.setViewControllers([old], using: .dissolve)
      expectRest(old)
    }
  }

  @Test func `Reversed after the animator has ended, the other parts take their time`() {
    let driven = Driven()
    container.setViewControllers([driven, new], using: .animator(SlideUpAnimator()))
    advance(800)
    #expect(container.isTransitioning)
    container.setViewControllers([old], using: .dissolve)
    advance(650)
    #expect(container.isTransitioning)
    expectRest(old)
  }

  @Test func `Cutting off an animator keeps the app's other animations`() {
    let pulse = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    old.view.addSubview(pulse)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { pulse.alpha = 0 }
    advance(300)
    let animator = SlideUpAnimator()
    // A view that leaves the window loses its animations.
    animator.removesOld = false
    container.setViewControllers([new], using: .animator(animator))
    advance(200)
    container.setViewControllers([old], using: .dissolve)
    expectRest(old)
    #expect(pulse.layer.animationKeys()?.isEmpty == false)
  }
}
