import Simulator
import Stateroom
import Testing
import UIKit

/// What a container's own deinit may call, and what Objective-C does not allow there.
///
/// Objective-C traps at a weak reference to an object that is being deallocated. So a container's parts must have their
/// reference to it from its initialization on.
@MainActor
struct OwnDeinitTests {
  private final class Outcomes {
    var list: [TransitionOutcome] = []
  }

  private final class Container: ContainerViewController {
    let outcomes: Outcomes
    init(_ outcomes: Outcomes) {
      self.outcomes = outcomes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    deinit {
      MainActor.assumeIsolated {
        _ = viewControllers
        mirroredItems = []
        setViewController(UIViewController(), using: .dissolve) { [outcomes] in outcomes.list.append($0) }
      }
    }
  }

  private final class States: StateViewController<Int> {
    let outcomes: Outcomes
    init(_ outcomes: Outcomes) {
      self.outcomes = outcomes
      super.init(initialState: 0)
    }
    required init?(coder: NSCoder) { nil }
    override func viewController(for state: Int) -> UIViewController { UIViewController() }
    deinit {
      MainActor.assumeIsolated {
        transition(to: 1, animated: true) { [outcomes] in outcomes.list.append($0) }
        _ = beginInteractiveTransition(to: 2) { [outcomes] in outcomes.list.append($0) }
      }
    }
  }

  private final class Stack: StateNavigationController<Int> {
    let outcomes: Outcomes
    init(_ outcomes: Outcomes) {
      self.outcomes = outcomes
      super.init(states: [0])
    }
    required init?(coder: NSCoder) { nil }
    override func viewController(for state: Int) -> UIViewController { UIViewController() }
    deinit {
      _ = MainActor.assumeIsolated { push(1, animated: true) { [outcomes] in outcomes.list.append($0) } }
    }
  }

  private final class Tabs: StateTabBarController<Int> {
    let outcomes: Outcomes
    init(_ outcomes: Outcomes) {
      self.outcomes = outcomes
      super.init(states: [0, 1])
    }
    required init?(coder: NSCoder) { nil }
    override func viewController(for state: Int) -> UIViewController { UIViewController() }
    deinit {
      _ = MainActor.assumeIsolated { transition(to: 1, animated: true) { [outcomes] in outcomes.list.append($0) } }
    }
  }

  private final class Root: RootContainerViewController {
    let outcomes: Outcomes
    init(_ outcomes: Outcomes) {
      self.outcomes = outcomes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    deinit {
      _ = MainActor.assumeIsolated { setInterface(UIViewController()) { [outcomes] in outcomes.list.append($0) } }
    }
  }

  @Test(arguments: [false, true])
  func `A request from the container's own deinit completes as cancelled`(wasShown: Bool) async {
    let simulator = await Simulator.boot()
    let makers: [(Outcomes) -> UIViewController] = [
      { Container($0) }, { States($0) }, { Stack($0) }, { Tabs($0) }, { Root($0) },
    ]
    for (index, make) in makers.enumerated() {
      let outcomes = Outcomes()
      var controller: UIViewController? = make(outcomes)
      if wasShown {
        simulator.show(controller ?? UIViewController())
        await simulator.settle()
        simulator.show(UIViewController())
      }
      controller = nil
      await simulator.settle()
      #expect(outcomes.list == (index == 1 ? [.cancelled, .cancelled] : [.cancelled]), "\(index)")
    }
  }

  @Test func `No part of a container is made later than the container`() {
    for container in [
      ContainerViewController(), States(Outcomes()), Stack(Outcomes()), Tabs(Outcomes()), RootContainerViewController(),
    ] {
      var mirror: Mirror? = Mirror(reflecting: container)
      while let current = mirror, String(describing: current.subjectType).hasPrefix("UI") == false {
        let late = current.children.compactMap(\.label).filter { $0.hasPrefix("$__lazy_storage_$") }
        #expect(late == [], "\(current.subjectType)")
        mirror = current.superclassMirror
      }
    }
  }
}
