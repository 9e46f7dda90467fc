import Simulator
@testable import Stateroom
import StateroomTesting
import Testing
import UIKit

private enum Screen: Equatable { case list, detail, help }

@MainActor
private final class Root: StateViewController<Screen> {
  let log: CallbackLog
  var hooks: [String] = []

  init(_ log: CallbackLog) {
    self.log = log
    super.init(initialState: .list)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewController(for state: Screen) -> UIViewController {
    RecordingViewController("\(state)", log: log)
  }
  override func preferredTransition(from old: Screen, to new: Screen) -> ContainerTransition {
    var slide = ContainerTransition.slide(from: .right, duration: 1)
    slide.timing = .curve(.linear)
    return slide
  }
  override func willChangeState(from oldState: Screen?, to nextState: Screen, animated: Bool) {
    hooks.append("will \(nextState)")
  }
  override func didChangeState(from previousState: Screen?, to newState: Screen, animated: Bool) {
    hooks.append("did from \(previousState.map { "\($0)" } ?? "nil")")
  }
}

/// Lets a test ask for more when a transition is over.
@MainActor
private final class AskingRoot: StateViewController<Screen> {
  var hooks: [String] = []
  var onEnd: () -> Void = {}

  override func viewController(for state: Screen) -> UIViewController { UIViewController() }
  override func willChangeState(from oldState: Screen?, to nextState: Screen, animated: Bool) {
    hooks.append("will \(nextState)")
  }
  override func didChangeState(from previousState: Screen?, to newState: Screen, animated: Bool) {
    hooks.append("did from \(previousState.map { "\($0)" } ?? "nil")")
    let onEnd = onEnd
    self.onEnd = {}
    onEnd()
  }
}

@MainActor
struct InteractiveTransitionTests {
  let simulator: Simulator
  private let log = CallbackLog()
  private let root: Root

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    root = Root(log)
    simulator.show(root)
    _ = log.take()
    root.hooks = []
  }

  private func x(_ index: Int) -> CGFloat { root.view.subviews[index].layer.presentation()?.frame.minX ?? .nan }
  private var titles: [String?] { root.children.map(\.title) }

  @Test func `It follows the gesture, back and forth`() throws {
    let transition = try #require(root.beginInteractiveTransition(to: .detail))
    simulator.advance(by: .seconds(3))
    #expect(x(1) == 375)
    transition.update(0.4)
    simulator.advance(by: .milliseconds(100))
    #expect(abs(x(1) - 225) < 0.5)
    #expect(abs(x(0) + 150) < 0.5)
    transition.update(0.2)
    simulator.advance(by: .milliseconds(100))
    #expect(abs(x(1) - 300) < 0.5)
    #expect(abs(transition.progress - 0.2) < 0.001)
    #expect(root.state == .detail)
    #expect(root.isTransitioning)
  }

  @Test func `Finished, it continues from where the gesture ended`() throws {
    var outcome: TransitionOutcome?
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcome = $0 })
    transition.update(0.5)
    transition.finish()
    #expect(!transition.isActive)
    simulator.advance(by: .milliseconds(480))
    #expect(outcome == nil)
    simulator.advance(by: .milliseconds(60))
    #expect(outcome == .completed)
    #expect(titles == ["detail"])
    #expect(root.hooks == ["will detail", "did from list"])
  }

  @Test func `A quick gesture shortens the rest`() throws {
    var outcome: TransitionOutcome?
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcome = $0 })
    transition.update(0.5)
    transition.finish(velocity: 8)
    simulator.advance(by: .milliseconds(100))
    #expect(x(1) < 60)
    simulator.advance(by: .seconds(2))
    #expect(outcome == .completed)
  }

  @Test func `T67: cancelled, it ends exactly where it began`() throws {
    let list = try #require(root.children.first)
    var outcome: TransitionOutcome?
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcome = $0 })
    transition.update(0.6)
    simulator.advance(by: .milliseconds(50))
    _ = log.take()
    transition.cancel()
    #expect(root.state == .list)
    #expect(root.viewControllers == [list])
    simulator.advance(by: .seconds(1))
    #expect(outcome == .cancelled)
    #expect(root.children == [list])
    #expect(root.view.subviews == [list.view])
    #expect(list.view.transform == .identity)
    #expect(
      log.take().filter { $0.contains("ppear") && !$0.contains("IsAppearing") } == [
        "detail.viewWillDisappear(true)", "list.viewWillAppear(true)", "list.viewDidAppear(true)",
        "detail.viewDidDisappear(true)",
      ])
    #expect(root.hooks == ["will detail", "will list", "did from detail"])
  }

  @Test func `A released interactive transition is cancelled`() {
    var transition = root.beginInteractiveTransition(to: .detail)
    transition?.update(0.5)
    transition = nil
    simulator.advance(by: .seconds(1))
    #expect(root.state == .list)
    #expect(titles == ["list"])
    #expect(!root.isTransitioning)
  }

  @Test(arguments: [TransitionPolicy.finishThenLatest, .interrupt, .reverse])
  func `A request for another state decides instead of the gesture`(policy: TransitionPolicy) throws {
    root.transitionPolicy = policy
    var outcomes: [String] = []
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcomes.append("hand \($0)") })
    transition.update(0.5)
    root.transition(to: .help, animated: true) { outcomes.append("help \($0)") }
    #expect(!transition.isActive)
    #expect(root.state == .help)
    transition.update(0.9)
    transition.finish()
    simulator.advance(by: .seconds(3))
    #expect(outcomes == ["hand cancelled", "help completed"])
    #expect(titles == ["help"])
  }

  @Test func `Reversed by code, it returns with every policy, and nothing is created twice`() throws {
    let list = try #require(root.children.first)
    var outcomes: [String] = []
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcomes.append("hand \($0)") })
    transition.update(0.5)
    root.transition(to: .list, animated: true) { outcomes.append("list \($0)") }
    simulator.advance(by: .seconds(2))
    #expect(outcomes == ["hand cancelled", "list completed"])
    #expect(root.children == [list])
  }

  @Test(arguments: [true, false])
  func `Requested by code as well, it continues without the gesture`(animated: Bool) throws {
    var outcomes: [String] = []
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcomes.append("hand \($0)") })
    transition.update(0.4)
    root.transition(to: .detail, animated: animated) { outcomes.append("code \($0)") }
    #expect(!transition.isActive)
    transition.update(0.1)
    transition.cancel()
    simulator.advance(by: .seconds(2))
    #expect(outcomes == ["hand completed", "code completed"])
    #expect(root.state == .detail)
    #expect(root.hooks == ["will detail", "did from list"])
  }

  @Test func `While a request waits, a gesture cannot interrupt`() {
    var outcome: TransitionOutcome?
    root.transition(to: .detail, animated: true)
    root.transition(to: .help, animated: true) { outcome = $0 }
    simulator.advance(by: .milliseconds(300))
    #expect(root.interruptRunningTransition() == nil)
    simulator.advance(by: .seconds(2))
    #expect(outcome == .completed)
  }

  @Test func `The object of an earlier gesture has no effect on a later one`() throws {
    var transition = root.beginInteractiveTransition(to: .detail)
    let first = transition
    transition?.update(0.5)
    transition?.finish()
    simulator.advance(by: .milliseconds(50))
    transition = root.interruptRunningTransition()
    transition?.update(0.9)
    #expect(first?.isActive == false)
    first?.update(0.1)
    first?.cancel()
    #expect(transition?.isActive == true)
    #expect(try #require(transition).progress > 0.8)
  }

  @Test func `An object that the next gesture replaces does not cancel it`() {
    var transition = root.beginInteractiveTransition(to: .detail)
    transition?.update(0.5)
    transition?.finish()
    simulator.advance(by: .milliseconds(50))
    // The first object is deallocated here, after the second one has been made.
    transition = root.interruptRunningTransition()
    #expect(transition?.isActive == true)
    transition?.finish()
    simulator.advance(by: .seconds(2))
    #expect(titles == ["detail"])
  }

  @Test func `A running transition is caught and sent back`() throws {
    var outcome: TransitionOutcome?
    root.transition(to: .detail, animated: true) { outcome = $0 }
    simulator.advance(by: .milliseconds(400))
    let interaction = try #require(root.interruptRunningTransition())
    #expect(abs(interaction.progress - 0.4) < 0.01)
    simulator.advance(by: .seconds(2))
    #expect(outcome == nil)
    interaction.update(0.3)
    interaction.cancel()
    simulator.advance(by: .milliseconds(320))
    #expect(outcome == .cancelled)
    #expect(titles == ["list"])
    #expect(root.state == .list)
  }

  @Test func `Interrupted during a reversal, forward progress returns`() throws {
    root.transitionPolicy = .reverse
    root.transition(to: .detail, animated: true)
    simulator.advance(by: .milliseconds(500))
    root.transition(to: .list, animated: true)
    simulator.advance(by: .milliseconds(100))
    let interaction = try #require(root.interruptRunningTransition())
    #expect(abs(interaction.progress - 0.6) < 0.02)
    interaction.update(0.8)
    simulator.advance(by: .milliseconds(20))
    #expect(abs(x(1) - 300) < 1)
    interaction.finish()
    simulator.advance(by: .seconds(1))
    #expect(titles == ["list"])
  }

  @Test func `At rest there is nothing to interrupt, and only one gesture at a time`() throws {
    #expect(root.interruptRunningTransition() == nil)
    root.transition(to: .detail, animated: true)
    let interaction = try #require(root.interruptRunningTransition())
    #expect(root.interruptRunningTransition() == nil)
    interaction.finish()
  }

  @Test func `The container's disappearance cancels it`() throws {
    var outcome: TransitionOutcome?
    let transition = try #require(root.beginInteractiveTransition(to: .detail) { outcome = $0 })
    transition.update(0.7)
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    #expect(outcome == .cancelled)
    #expect(root.state == .list)
    #expect(titles == ["list"])
  }

  @Test func `A new gesture replaces the old one`() throws {
    var outcomes: [String] = []
    let first = try #require(root.beginInteractiveTransition(to: .detail) { outcomes.append("first \($0)") })
    first.update(0.5)
    let second = try #require(root.beginInteractiveTransition(to: .help) { outcomes.append("second \($0)") })
    #expect(!first.isActive)
    #expect(root.state == .help)
    second.finish()
    simulator.advance(by: .seconds(2))
    #expect(outcomes == ["first cancelled", "second completed"])
  }

  @Test func `Off the screen a transition cannot be driven`() {
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    var outcome: TransitionOutcome?
    #expect(root.beginInteractiveTransition(to: .detail) { outcome = $0 } == nil)
    guard case .refused(let refusal) = outcome else { return #expect(Bool(false), "\(outcome as Any)") }
    #expect(refusal.reason == .containerIsNotOnScreen)
    #expect(root.state == .list)
  }

  @Test func `Where no child is added or removed there is no interactive transition`() {
    var outcome: TransitionOutcome?
    #expect(root.beginInteractiveTransition(to: .list) { outcome = $0 } == nil)
    guard case .refused(let refusal) = outcome else { return #expect(Bool(false), "\(outcome as Any)") }
    #expect(refusal.reason == .nothingToAnimate)
  }

  @Test func `A gesture that begins in a callback is reported`() {
    final class Eager: ContainerViewController {
      var interaction: InteractiveTransition?
      let coming = UIViewController()
      override func childDidAppear(_ child: UIViewController, animated: Bool) {
        guard interaction == nil else { return }
        interaction = beginInteractiveTransition(to: [coming])
        interaction?.update(0.5)
        interaction?.finish()
      }
    }
    let eager = Eager(viewControllers: [UIViewController()])
    simulator.show(eager)
    simulator.advance(by: .seconds(3))
    #expect(eager.interaction != nil)
    #expect(eager.children == [eager.coming])
  }

  @Test func `A gesture that is overridden within the same callback is announced and cancelled`() {
    let root = AskingRoot(initialState: .list)
    simulator.show(root)
    root.hooks = []
    root.onEnd = {
      _ = root.beginInteractiveTransition(to: .help)
      root.transition(to: .detail, animated: false)
    }
    root.transition(to: .detail, animated: true)
    simulator.advance(by: .seconds(2))
    root.onEnd = {}
    #expect(root.hooks == ["will detail", "did from list", "will help", "will detail", "did from help"])
    #expect(root.state == .detail)
  }
}
