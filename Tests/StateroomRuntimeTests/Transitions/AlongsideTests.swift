import Simulator
import Stateroom
import Testing
import UIKit

/// Animations that are added immediately before a motion begins, and coordinators that outlive their container.
@MainActor
struct AlongsideTests {
  private final class Driven: UIViewController, StateViewControllerTransitioning {
    var onBegin: (Driven) -> Void = { _ in }

    func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 1 }
    func stateTransitionWillBegin(isAppearing: Bool) { onBegin(self) }
    func animateAlongsideStateTransition(isAppearing: Bool) { view.alpha = isAppearing ? 1 : 0.5 }
  }

  private final class Announcing: UIViewController {
    var onWillAppear: (Announcing) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onWillAppear(self)
    }
  }

  /// An animator whose factory adds an animation alongside.
  private final class Adding: NSObject, UIViewControllerAnimatedTransitioning {
    let dim: UIView
    private var animator: UIViewPropertyAnimator?

    init(_ dim: UIView) { self.dim = dim }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
      coordinator?.animate(alongsideTransition: { [dim] _ in dim.alpha = 0 })
      let to = context.view(forKey: .to)
      to?.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { to?.alpha = 1 }
      animator.addCompletion { context.completeTransition($0 == .end) }
      self.animator = animator
      return animator
    }
  }

  private let simulator: Simulator
  private let container = ContainerViewController()
  private let dim = UIView()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [UIViewController()]
    simulator.show(container)
    container.view.addSubview(dim)
  }

  private func expectHalfDimmed(sourceLocation: SourceLocation = #_sourceLocation) {
    let opacity = dim.layer.presentation()?.opacity ?? -1
    #expect(opacity > 0.2 && opacity < 0.8, sourceLocation: sourceLocation)
  }

  @Test func `A child that drives its own part adds animations when the motion begins`() {
    let driven = Driven()
    driven.onBegin = { [dim] in $0.transitionCoordinator?.animate(alongsideTransition: { _ in dim.alpha = 0 }) }
    container.setViewControllers([driven], using: .dissolve(duration: 1))
    simulator.advance(by: .milliseconds(500))
    expectHalfDimmed()
  }

  @Test(arguments: [false, true]) func `An animator of the app adds animations when it begins`(isHeld: Bool) throws {
    if isHeld {
      let held = container.beginInteractiveTransition(to: [UIViewController()], using: .animator(Adding(dim)))
      try #require(held).update(0.5)
      simulator.commit()
      expectHalfDimmed()
    } else {
      container.setViewControllers([UIViewController()], using: .animator(Adding(dim)))
      simulator.advance(by: .milliseconds(500))
      expectHalfDimmed()
    }
  }

  @Test func `Animations of a reversal that is reversed itself are not performed`() {
    container.transitionPolicy = .reverse
    let (first, second) = (Announcing(), Announcing())
    container.viewControllers = [first]
    container.setViewControllers([second], using: .dissolve(duration: 1))
    simulator.advance(by: .milliseconds(500))
    first.onWillAppear = { [dim] in $0.transitionCoordinator?.animate(alongsideTransition: { _ in dim.alpha = 0.5 }) }
    container.setViewControllers([first], using: .dissolve(duration: 1))
    simulator.advance(by: .milliseconds(100))
    container.setViewControllers([second], using: .dissolve(duration: 1))
    simulator.advance(by: .seconds(2))
    #expect(container.viewControllers == [second] && dim.alpha == 1)
  }

  /// A view controller that sends no appearance callbacks to its children.
  private final class Careless: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `The container view can be read after the container was deallocated in a transition`() {
    var bounds: CGRect?
    weak var deallocated: UIViewController?
    let parent = Careless()
    simulator.show(parent)
    do {
      let container = ContainerViewController(viewControllers: [UIViewController()])
      deallocated = container
      let child = Announcing()
      child.onWillAppear = {
        $0.transitionCoordinator?.animate(alongsideTransition: nil) { bounds = $0.containerView.bounds }
      }
      parent.addChild(container)
      container.beginAppearanceTransition(true, animated: false)
      parent.view.addSubview(container.view)
      container.endAppearanceTransition()
      container.didMove(toParent: parent)
      container.setViewControllers([child], using: .dissolve(duration: 1))
      simulator.advance(by: .milliseconds(300))
      container.willMove(toParent: nil)
      container.view.removeFromSuperview()
      container.removeFromParent()
    }
    simulator.advance(by: .seconds(2))
    #expect(deallocated == nil)
    #expect(bounds?.width == 375)
  }

  @Test func `A handler that is added when the transition is over does not retain the coordinator`() throws {
    weak var released: AnyObject?
    do {
      container.setViewControllers([UIViewController()], using: .dissolve(duration: 1))
      let coordinator = try #require(container.transitionCoordinator)
      released = coordinator
      coordinator.animate(alongsideTransition: nil) { _ in
        coordinator.notifyWhenInteractionChanges { _ in _ = coordinator.isCancelled }
      }
    }
    simulator.advance(by: .seconds(2))
    #expect(released == nil)
  }
}
