import Simulator
import Stateroom
import Testing
import UIKit

/// Durations that are not finite, for which an animation would never end.
@MainActor
struct EndlessTransitionTests {
  let simulator: Simulator
  let container = ContainerViewController()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [UIViewController()]
    simulator.show(container)
    await simulator.settle()
  }

  private nonisolated static let durations: [TimeInterval] = [.infinity, -.infinity, .nan]

  @Test(arguments: durations)
  func `A transition is not animated`(duration: TimeInterval) {
    let new = UIViewController()
    for transition in [ContainerTransition.dissolve(duration: duration), .slide(from: .right, duration: duration)] {
      #expect(!transition.isAnimated && !transition.reducingMotion().isAnimated)
    }
    let request = container.setViewController(new, using: .dissolve(duration: duration))
    #expect(request.outcomeIfEnded == .completed)
    #expect(container.view.subviews == [new.view])
  }

  @Test(arguments: durations)
  func `The part of a child that animates itself ends immediately`(duration: TimeInterval) async {
    let request = container.setViewController(SelfMoving(duration, delay: 0), using: .dissolve)
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
    let other = container.setViewController(SelfMoving(0.1, delay: duration), using: .dissolve)
    await simulator.settle()
    #expect(other.outcomeIfEnded == .completed)
  }

  @Test(arguments: durations)
  func `The dissolve of an interface is not animated, and has no delay`(duration: TimeInterval) async {
    let root = RootContainerViewController()
    root.setInterface(UIViewController(), animated: false)
    simulator.show(root)
    await simulator.settle()
    let request = root.setInterface(
      UIViewController(), configuration: RootConfiguration(transitionDuration: duration))
    #expect(request.outcomeIfEnded == .completed)
    let other = root.setInterface(
      UIViewController(), configuration: RootConfiguration(transitionDelay: duration))
    await simulator.settle()
    #expect(other.outcomeIfEnded == .completed)
  }

  private final class SelfMoving: UIViewController, StateViewControllerTransitioning {
    let duration: TimeInterval
    let delay: TimeInterval

    init(_ duration: TimeInterval, delay: TimeInterval) {
      self.duration = duration
      self.delay = delay
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a test makes its controllers in code") }

    func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { duration }
    func stateTransitionDelay(isAppearing: Bool) -> TimeInterval { delay }
    func animateAlongsideStateTransition(isAppearing: Bool) { view.alpha = 1 }
  }
}
