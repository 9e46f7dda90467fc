import Reinstate
import Simulator
import Testing
import UIKit

/// What an app finds as it was in the package.
@MainActor
struct DropInTests {
  let simulator: Simulator

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Reinstate.loggingEnabled = false
  }

  // MARK: - Before the View Is Loaded

  @Test func `A transition before the view is loaded configures the initial state, once`() {
    let list = ListViewController()
    list.transition(to: .failed(message: "offline"), animated: false)
    #expect(list.configurations == 1)
    #expect(list.currentChild?.title == "offline")
    list.loadViewIfNeeded()
    #expect(list.configurations == 1)
    #expect(list.children.map(\.title) == ["offline"])
    #expect(list.currentChild?.view.superview === list.view)
  }

  private final class Steps: StatefulNavigationController<Int> {
    private(set) var configurations = 0
    init() { super.init(initialState: 0) }
    override func configureInitialState() {
      configurations += 1
      super.configureInitialState()
    }
    override func childViewController(for state: Int) -> UIViewController {
      let child = UIViewController()
      child.title = "\(state)"
      return child
    }
  }

  @Test func `A transition of an empty stack configures the initial state, and the stack is not empty then`() {
    let steps = Steps()
    #expect(steps.childNavigationController.viewControllers.isEmpty)
    steps.transition(to: 1, animated: true)
    #expect(steps.configurations == 1)
    #expect(steps.childNavigationController.viewControllers.map(\.title) == ["1"])
    #expect(steps.statesInNavigationStack == [1])
    steps.transition(to: 2, animated: true)
    simulator.show(steps)
    simulator.advance(by: .seconds(1))
    #expect(steps.configurations == 1)
    #expect(steps.childNavigationController.viewControllers.map(\.title) == ["1", "2"])
    #expect(steps.state == 2)
  }

  // MARK: - The Stack

  @Test func `The current child of a stack is the visible view controller`() {
    let steps = Steps()
    simulator.show(steps)
    simulator.advance(by: .milliseconds(100))
    #expect(steps.currentChild?.title == "0")
    let sheet = UIViewController()
    steps.childNavigationController.present(sheet, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(steps.currentChild === sheet)
  }

  @Test func `Setting the states of a stack is bookkeeping`() {
    let steps = Steps()
    simulator.show(steps)
    simulator.advance(by: .milliseconds(100))
    steps.transition(to: 1, animated: false)
    simulator.advance(by: .milliseconds(100))
    let controllers = steps.childNavigationController.viewControllers
    steps.statesInNavigationStack = [7, 8, 9]
    #expect(steps.statesInNavigationStack == [7, 8, 9])
    #expect(steps.childNavigationController.viewControllers == controllers)
    #expect(steps.state == 1)
    // What is popped to follows from the books.
    steps.transition(to: 7, animated: false)
    simulator.advance(by: .milliseconds(100))
    #expect(steps.childNavigationController.viewControllers == [controllers[0]])
    #expect(steps.statesInNavigationStack == [7])
    steps.statesInNavigationStack = []
    #expect(steps.statesInNavigationStack == [])
    #expect(steps.childNavigationController.viewControllers == [controllers[0]])
    steps.transition(to: 7, animated: false)
    simulator.advance(by: .milliseconds(100))
    #expect(steps.childNavigationController.viewControllers.map(\.title) == ["0", "7"])
    #expect(steps.statesInNavigationStack == [7])
  }

  // MARK: - Children

  @Test func `Removing another parent's child has no effect, and calls the completion`() {
    let (host, other, stranger) = (UIViewController(), UIViewController(), UIViewController())
    other.addChild(stranger, options: nil)
    var ended = 0
    host.removeChild(stranger) { ended += 1 }
    host.removeChild(UIViewController(), options: (0.2, .transitionCrossDissolve)) { ended += 1 }
    #expect(ended == 2)
    #expect(stranger.parent === other)
    #expect(stranger.view.superview === other.view)
  }

  private final class Witness: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
  }

  @Test(arguments: [nil, (0.2, .transitionCrossDissolve)] as [StateTransitionAnimationOptions?])
  func `A child that the app adds to a container is not the one of its state`(
    options: StateTransitionAnimationOptions?
  ) throws {
    let list = ListViewController()
    let window = simulator.show(list)
    simulator.advance(by: .milliseconds(16))
    let banner = Witness()
    list.addChild(banner, options: options)
    simulator.advance(by: .seconds(1))
    #expect(list.currentChild?.title == "loading")
    #expect(list.children.count == 2)
    #expect(banner.log == ["will appear", "did appear"])
    list.transition(to: .failed(message: "offline"), animated: true)
    simulator.advance(by: .seconds(1))
    #expect(list.children.contains(banner))
    #expect(banner.log == ["will appear", "did appear"])
    list.removeChild(banner, options: options)
    simulator.advance(by: .seconds(1))
    #expect(banner.log == ["will appear", "did appear", "did disappear"])
    #expect(list.children.map(\.title) == ["offline"])
    withExtendedLifetime(window) {}
  }

  @Test func `The parent of a state's child is its container`() throws {
    let list = ListViewController()
    simulator.show(list)
    #expect(list.currentChild?.parent === list)
  }

  @Test func `A container that is deallocated during a transition calls the completion`() {
    weak var freed: ListViewController?
    var ended = 0
    do {
      let list = ListViewController()
      let window = simulator.show(list)
      simulator.advance(by: .milliseconds(16))
      list.load(["one"]) { ended += 1 }
      simulator.advance(by: .milliseconds(100))
      freed = list
      window.rootViewController = nil
    }
    simulator.advance(by: .seconds(1))
    #expect(ended == 1)
    #expect(freed == nil)
  }

  // MARK: - The Console

  @Test func `Unusual requests are written to the console, unless logging is disabled`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Reinstate.loggingEnabled = true
        let list = ListViewController()
        list.transition(to: .loading, animated: false)
        list.loadViewIfNeeded()
        list.transition(to: .failed(message: "usual"), animated: false)
        Reinstate.loggingEnabled = false
        list.transition(to: .failed(message: "usual"), animated: false)
        fflush(nil)
      }
    }
    let lines = String(decoding: try #require(result).standardOutputContent, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.contains("StatefulViewController") }.count == 1)
    #expect(lines.contains { $0.contains("present state") && $0.hasSuffix("loading") })
  }
}
