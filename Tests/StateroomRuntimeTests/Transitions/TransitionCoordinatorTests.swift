import Simulator
import Stateroom
import Testing
import UIKit

@MainActor
struct TransitionCoordinatorTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let old = UIViewController()
  let new = Guest()

  final class Guest: UIViewController {
    var log: [String] = []
    let badge = UIView()
    var isRegistered = false

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard !isRegistered, let transitionCoordinator else { return log.append("none") }
      isRegistered = true
      view.addSubview(badge)
      badge.alpha = 0
      log.append("\(transitionCoordinator.transitionDuration)")
      transitionCoordinator.animate { _ in
        self.badge.alpha = 1
      } completion: {
        self.log.append("over \($0.isCancelled)")
      }
      transitionCoordinator.notifyWhenInteractionChanges { self.log.append("interactive \($0.isInteractive)") }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [old]
    simulator.show(container)
  }

  private let linear = ContainerTransition(entering: .fade, leaving: .none, timing: .curve(.linear), duration: 1)

  @Test func `A child animates alongside`() {
    container.setViewController(new, using: linear) { _ in new.log.append("request") }
    #expect(container.transitionCoordinator?.viewController(forKey: .to) === new)
    #expect(old.transitionCoordinator?.viewController(forKey: .from) === old)
    simulator.advance(by: .milliseconds(500))
    #expect(abs((new.badge.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    simulator.advance(by: .milliseconds(600))
    #expect(new.log == ["1.0", "did appear", "over false", "request"])
    #expect(container.transitionCoordinator == nil)
  }

  @Test func `A cancelled transition has the progress that it had reached, and goes back`() throws {
    var progress: [CGFloat] = []
    let interaction = try #require(container.beginInteractiveTransition(to: [new], using: linear))
    let coordinator = try #require(container.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { progress.append($0.percentComplete) }
    interaction.update(0.3)
    #expect(abs(coordinator.percentComplete - 0.3) < 0.01)
    interaction.cancel()
    #expect(progress.count == 1 && abs((progress.first ?? 0) - 0.3) < 0.01)
    simulator.advance(by: .milliseconds(100))
    #expect(coordinator.percentComplete < 0.25)
    simulator.advance(by: .seconds(1))
    #expect(coordinator.percentComplete == 0)
  }

  @Test func `A cancelled transition cancels it`() throws {
    let interaction = try #require(container.beginInteractiveTransition(to: [new], using: linear))
    interaction.update(0.5)
    #expect(container.transitionCoordinator?.isInteractive == true)
    #expect(abs((container.transitionCoordinator?.percentComplete ?? 0) - 0.5) < 0.001)
    interaction.cancel()
    simulator.advance(by: .seconds(2))
    #expect(new.log == ["1.0", "interactive false", "over true"])
    #expect(container.transitionCoordinator == nil)
  }

  @Test func `During a transition of the container itself, that coordinator takes precedence`() {
    let container = ContainerViewController(viewControllers: [UIViewController()])
    let navigation = UINavigationController(rootViewController: container)
    simulator.show(navigation)
    simulator.advance(by: .milliseconds(100))
    container.setViewController(new, using: linear)
    simulator.advance(by: .milliseconds(100))
    #expect(container.transitionCoordinator?.viewController(forKey: .to) === new)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    navigation.view.layoutIfNeeded()
    simulator.advance(by: .milliseconds(50))
    #expect(container.transitionCoordinator?.viewController(forKey: .to) === next)
    simulator.advance(by: .seconds(2))
    #expect(container.transitionCoordinator == nil)
  }

  /// Drives a part that takes longer than the transition.
  final class Slow: UIViewController, StateViewControllerTransitioning {
    func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 3 }
    func animateAlongsideStateTransition(isAppearing: Bool) { view.alpha = isAppearing ? 1 : 0.5 }
  }

  @Test func `Animations added after the first part run with a part that still plays`() {
    let slow = Slow()
    container.viewControllers = [slow]
    simulator.advance(by: .milliseconds(100))
    container.setViewController(new, using: linear)
    simulator.advance(by: .milliseconds(1500))
    #expect(container.isTransitioning)
    let late = UIView()
    new.view.addSubview(late)
    container.transitionCoordinator?.animate { _ in late.alpha = 0 }
    #expect(late.alpha == 0)
    simulator.advance(by: .milliseconds(100))
    #expect((late.layer.presentation()?.opacity ?? 0) > 0)
    simulator.advance(by: .seconds(3))
    #expect(late.layer.presentation()?.opacity ?? 0 == 0)
  }

  @Test func `Without an animation there is none`() {
    container.setViewController(new, using: .none)
    #expect(new.log == ["none", "did appear"])
  }

  @Test func `Late animations run for the remaining duration`() {
    container.setViewController(new, using: linear)
    simulator.advance(by: .milliseconds(500))
    let late = UIView()
    new.view.addSubview(late)
    var isOver = false
    container.transitionCoordinator?.animate { _ in
      late.alpha = 0
    } completion: { _ in
      isOver = true
    }
    simulator.advance(by: .milliseconds(250))
    let opacity = late.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    simulator.advance(by: .milliseconds(300))
    #expect(isOver)
    #expect(late.alpha == 0)
  }

  /// A view controller that shows a badge only while it is visible, as apps write it.
  final class Badged: UIViewController {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(badge)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      move(to: 100)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      move(to: 0)
    }

    private func move(to x: CGFloat) {
      let isAnimated =
        transitionCoordinator?.animate(alongsideTransition: { _ in self.badge.frame.origin.x = x }) ?? false
      if !isAnimated { badge.frame.origin.x = x }
    }

    var x: CGFloat { badge.layer.presentation()?.frame.minX ?? .nan }
  }

  @Test func `What the callbacks of a cancelled gesture animate remains`() throws {
    let (first, second) = (Badged(), Badged())
    container.setViewController(first, using: .none)
    let interaction = try #require(container.beginInteractiveTransition(to: [second], using: linear))
    interaction.update(0.4)
    simulator.advance(by: .milliseconds(50))
    #expect(abs(first.x - 60) < 1)
    interaction.cancel()
    var positions: [CGFloat] = []
    for _ in 0..<9 {
      simulator.advance(by: .milliseconds(50))
      positions.append(first.x)
    }
    #expect(positions == positions.sorted(), "It returns without a jump: \(positions)")
    #expect(positions.allSatisfy { 60...100 ~= $0 })
    simulator.advance(by: .seconds(1))
    #expect(first.badge.frame.minX == 100)
    #expect(second.badge.frame.minX == 0)
  }

  @Test func `What the callbacks of a reversal animate remains, also if it is reversed again`() {
    let (first, second) = (Badged(), Badged())
    container.setViewController(first, using: .none)
    container.transitionPolicy = .reverse
    container.setViewController(second, using: linear)
    simulator.advance(by: .milliseconds(400))
    container.setViewController(first, using: linear)
    simulator.advance(by: .milliseconds(200))
    container.setViewController(second, using: linear)
    simulator.advance(by: .seconds(2))
    #expect(container.children == [second])
    #expect(first.badge.frame.minX == 0)
    #expect(second.badge.frame.minX == 100)
  }

  @Test func `What a reversal animates is set if the transition is cut short before`() {
    let (first, second) = (Badged(), Badged())
    container.setViewController(first, using: .none)
    container.transitionPolicy = .reverse
    container.setViewController(second, using: linear)
    simulator.advance(by: .milliseconds(400))
    container.setViewController(first, using: linear)
    container.setViewController(first, using: .none)
    #expect(first.badge.frame.minX == 100)
    #expect(second.badge.frame.minX == 0)
  }

  @Test func `Handlers that refer to the coordinator are released with the transition`() throws {
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    do {
      container.setViewController(new, using: linear)
      let current = try #require(container.transitionCoordinator)
      current.notifyWhenInteractionChanges { _ in _ = current.isCancelled }
      coordinator = current
    }
    simulator.advance(by: .seconds(2))
    #expect(coordinator == nil)
  }

  @Test func `It is interruptible if the transition is`() {
    container.setViewController(new, using: linear)
    #expect(container.transitionCoordinator?.isInterruptible == true)
    container.setViewController(old, using: .animator(SlideUpAnimator()))
    simulator.advance(by: .milliseconds(1100))
    #expect(container.transitionCoordinator?.isInterruptible == false)
    #expect(container.interruptRunningTransition() == nil)
  }

  @Test func `A jump to the end completes it`() {
    container.setViewController(new, using: linear)
    simulator.advance(by: .milliseconds(500))
    container.setViewController(old, using: .none)
    #expect(new.log.contains("over false"))
    #expect(container.transitionCoordinator == nil)
  }

  @Test func `A container that is deallocated cancels it`() {
    var container: ContainerViewController? = ContainerViewController(viewControllers: [old])
    simulator.show(container ?? UIViewController())
    container?.setViewController(new, using: linear)
    simulator.advance(by: .milliseconds(100))
    container = nil
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    #expect(new.log.contains { $0.hasPrefix("over") })
  }

  @Test func `A coordinator requested during the transition has its present state`() throws {
    let other = UIViewController()
    let interaction = try #require(container.beginInteractiveTransition(to: [other], using: linear))
    interaction.update(0.25)
    let held = try #require(other.transitionCoordinator)
    #expect(held.initiallyInteractive && held.isInteractive && !held.isCancelled)
    #expect(abs(held.percentComplete - 0.25) < 0.001)
    interaction.cancel()
    #expect(!held.isInteractive && held.isCancelled)
    #expect(held.viewController(forKey: .from) === old)
  }

  /// Asks for the coordinator at the latest moment there is.
  final class LateGuest: UIViewController, StateViewControllerTransitioning {
    var found: [Bool] = []

    func stateTransitionDidEnd(isAppearing: Bool) { found.append(transitionCoordinator != nil) }
  }

  @Test func `During the container's deinit there is none`() {
    let late = LateGuest()
    var container: ContainerViewController? = ContainerViewController(viewControllers: [old])
    // Without a window, whose loss would bring the transition to its end before.
    container?.loadViewIfNeeded()
    container?.beginAppearanceTransition(true, animated: false)
    container?.endAppearanceTransition()
    container?.setViewController(late, using: linear)
    #expect(container?.isTransitioning == true)
    container = nil
    #expect(late.found == [false])
  }
}
