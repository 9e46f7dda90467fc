import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// What a controller, or a state, may do while it is deallocated: anything, since the container is in the middle of
/// nothing.
@MainActor
struct DeallocationCallbackTests {
  let rig: Rig

  init() async { rig = await Rig() }

  /// Reads the properties of a container and requests a state. It is static so that a closure that calls it does not
  /// retain the simulator.
  private static func attack(_ root: StateViewController<Int>?) {
    guard let root else { return }
    _ = (root.state, root.pendingState, root.viewControllers, root.children, root.transitionCoordinator)
    root.dropRetainedViewControllers()
    root.transition(to: 9, animated: true)
  }

  private func makeRoot(_ retention: StateRetention, deinits: @escaping (Int) -> Void) -> StateViewController<Int> {
    final class Keeper: StateViewController<Int> {
      var kept = StateRetention.keep
      override func retention(of state: Int) -> StateRetention { state == 9 ? .drop : kept }
    }
    weak var weakRoot: Keeper?
    let root = Keeper(initialState: 0) { state in
      let child = Probe("\(state)") { _ in }
      child.onDeinit = {
        deinits(state)
        if state < 5 { Self.attack(weakRoot) }
      }
      return child
    }
    root.kept = retention
    weakRoot = root
    return root
  }

  /// The reasons for which the controllers of previous states are released.
  enum Way: CaseIterable { case call, limit, memoryWarning, animatedLimit }

  @Test(arguments: Way.allCases)
  func `A retained controller calls its container when it is released`(_ way: Way) {
    var deinits: [Int] = []
    let root = makeRoot(way == .memoryWarning ? .keepUntilMemoryWarning : .keep) { deinits.append($0) }
    rig.simulator.show(root)
    root.transition(to: 1, animated: false)
    root.transition(to: 2, animated: false)
    #expect(deinits == [])
    switch way {
    case .call: root.dropRetainedViewControllers()
    case .memoryWarning: rig.simulator.sendMemoryWarning()
    case .limit:
      root.maximumRetainedStates = 1
      root.transition(to: 6, animated: false)
    case .animatedLimit:
      root.maximumRetainedStates = 1
      root.transition(to: 6, animated: true)
    }
    rig.advance(3000)
    #expect(Set(deinits).isSuperset(of: [0, 1]))
    #expect(root.state == 9)
    #expect(root.children.map(\.title) == ["9"])
  }

  /// A state with an object in it, which runs code when the state is compared and when it is deallocated.
  private final class Payload: Equatable {
    let number: Int
    var onEnd: () -> Void = {}
    var onComparison: () -> Void = {}
    init(_ number: Int) { self.number = number }
    deinit { onEnd() }
    static func == (one: Payload, other: Payload) -> Bool {
      one.onComparison()
      return one.number == other.number
    }
  }

  @Test func `A state's payload reads the container when it is deallocated and when it is compared`() {
    typealias Root = StateViewController<Payload>
    weak var weakRoot: Root?
    var calls = (ends: 0, comparisons: 0)
    func check() {
      guard let root = weakRoot else { return }
      _ = (root.hasDeterminedState, root.children, root.isTransitioning)
    }
    func payload(_ number: Int) -> Payload {
      let payload = Payload(number)
      payload.onEnd = {
        MainActor.assumeIsolated {
          calls.ends += 1; check()
        }
      }
      payload.onComparison = {
        MainActor.assumeIsolated {
          calls.comparisons += 1
          check()
          weakRoot?.dropRetainedViewControllers()
        }
      }
      return payload
    }
    final class Keeper: StateViewController<Payload> {
      override func retention(of state: Payload) -> StateRetention { .keep }
    }
    let root = Keeper(initialState: payload(0)) { _ in UIViewController() }
    weakRoot = root
    root.maximumRetainedStates = 1
    rig.simulator.show(root)
    for number in 1...6 { root.transition(to: payload(number % 3), animated: number % 2 == 0) }
    rig.advance(3000)
    #expect(root.state.number == 0)
    #expect(calls.ends > 3)
    #expect(calls.comparisons > 3)
  }

  /// A state whose hash and equality are the app's code.
  private struct Page: Hashable {
    let number: Int
    let payload: Payload
    @MainActor static var onComparison: () -> Void = {}
    static func == (one: Page, other: Page) -> Bool {
      MainActor.assumeIsolated { onComparison() }
      return one.number == other.number
    }
    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Page.onComparison() }
      hasher.combine(number)
    }
    @MainActor
    init(_ number: Int, onEnd: @escaping @MainActor () -> Void = {}) {
      self.number = number
      payload = Payload(number)
      payload.onEnd = { MainActor.assumeIsolated { onEnd() } }
    }
  }

  @Test func `A stack's states read the stack when they are compared, hashed and deallocated`() {
    weak var weakStack: StateNavigationController<Page>?
    var (isLooking, looks) = (false, 0)
    func check() {
      guard !isLooking, let stack = weakStack else { return }
      isLooking = true
      looks += 1
      _ = (stack.states.count, stack.isTransitioning, stack.viewControllers)
      isLooking = false
    }
    Page.onComparison = check
    defer { Page.onComparison = {} }
    let stack = StateNavigationController(initialState: Page(0)) { page in
      let controller = UIViewController()
      controller.title = "\(page.number)"
      return controller
    }
    weakStack = stack
    rig.simulator.show(stack)
    func page(_ number: Int) -> Page { Page(number) { check() } }
    for animated in [false, true] {
      stack.push(page(1), animated: animated)
      stack.transition(to: page(2), animated: animated)
      stack.setStack([page(0), page(2), page(3)], animated: animated)
      stack.transition(to: page(0), animated: animated)
      stack.popToRootViewController(animated: animated)
      rig.advance(1000)
    }
    #expect(stack.states.map(\.number) == [0])
    #expect(stack.viewControllers.map(\.title) == ["0"])
    #expect(looks > 10)
  }

  @Test func `A stack's state pushes another one when it is compared`() {
    weak var weakStack: StateNavigationController<Page>?
    var isOpen = false
    Page.onComparison = {
      guard isOpen, let stack = weakStack else { return }
      isOpen = false
      stack.push(Page(7), animated: false)
    }
    defer { Page.onComparison = {} }
    let stack = StateNavigationController(initialState: Page(0)) { _ in UIViewController() }
    weakStack = stack
    rig.simulator.show(stack)
    isOpen = true
    stack.transition(to: Page(1), animated: true)
    rig.advance(1000)
    #expect(stack.states.last?.number == 7)
    #expect(stack.viewControllers.count == stack.states.count)
  }

  @Test func `Tabs' states read the tabs when they are compared, hashed and deallocated`() {
    weak var weakTabs: StateTabBarController<Page>?
    var (isLooking, looks) = (false, 0)
    func check() {
      guard !isLooking, let tabs = weakTabs else { return }
      isLooking = true
      looks += 1
      _ = (tabs.states.count, tabs.state?.number, tabs.isTransitioning)
      isLooking = false
    }
    Page.onComparison = check
    defer { Page.onComparison = {} }
    func page(_ number: Int) -> Page { Page(number) { check() } }
    let tabs = StateTabBarController(states: [page(0), page(1), page(2)]) { _ in UIViewController() }
    weakTabs = tabs
    rig.simulator.show(tabs)
    for number in [1, 2, 0, 0, 2] { tabs.transition(to: page(number), animated: true) }
    rig.advance(1000)
    tabs.setStates([page(3), page(2), page(0)], animated: false)
    tabs.setStates([page(4)], animated: false)
    rig.advance(1000)
    #expect(tabs.states.map(\.number) == [4])
    #expect(tabs.state?.number == 4)
    #expect(looks > 10)
  }

  @Test func `A deallocated observer ends another observation and observes again`() {
    final class Observer {
      var onEnd: () -> Void = {}
      deinit { onEnd() }
    }
    var received = 0
    var others: [EventObservation] = []
    var first: EventObservation?
    do {
      let observer = Observer()
      observer.onEnd = {
        MainActor.assumeIsolated {
          others.removeAll()
          others = [Diagnostics.observe { _ in received += 1 }]
        }
      }
      first = Diagnostics.observe { _ in _ = observer }
      others = [Diagnostics.observe { _ in }]
    }
    first?.cancel()
    first = nil
    let container = ContainerViewController()
    container.viewControllers = [UIViewController()]
    #expect(received > 0)
    others = []
  }
}
