import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Containers that are released by the code that they call.
@MainActor
struct DeallocationWhilePerformingTests {
  let rig: Rig

  init() async { rig = await Rig() }

  private func probe(_ name: String) -> Probe {
    Probe(name) { [weak rig] problem in
      // A container that is deallocated takes the parent away without notice, as UIKit does.
      if !problem.contains("didMove(toParent: nil) without") { rig?.reportProblem(problem) }
    }
  }

  /// The kind of container that is released.
  enum Kind: CaseIterable { case plain, state, root }

  private func show(
    _ child: UIViewController, in container: ContainerViewController, animated: Bool,
    completion: @escaping (TransitionOutcome) -> Void = { _ in }
  ) {
    if let root = container as? RootContainerViewController {
      root.setInterface(child, animated: animated, completion: completion)
    } else if let states = container as? StateViewController<Int> {
      states.transition(to: 1, animated: animated, completion: completion)
    } else {
      container.setViewController(child, using: animated ? .dissolve : .none, completion: completion)
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `The children of a container that is replaced from a callback disappear`(
    _ kind: Kind, animated: Bool
  ) {
    for callback in [RecordedCallback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear] {
      let outer = ContainerViewController()
      let (first, second, other) = (probe("first"), probe("second"), probe("other"))
      weak var weakInner: ContainerViewController?
      do {
        let inner =
          switch kind {
          case .plain: ContainerViewController(viewControllers: [first])
          case .state: StateViewController(initialState: 0) { $0 == 0 ? first : second } as ContainerViewController
          case .root: RootContainerViewController()
          }
        if kind == .root { show(first, in: inner, animated: false) }
        weakInner = inner
        outer.viewControllers = [inner]
        rig.simulator.show(outer)
      }
      let isLeaving = callback == .viewWillDisappear || callback == .viewDidDisappear
      (isLeaving ? first : second).once(callback) { [weak outer] _ in outer?.viewControllers = [other] }
      var reported: [TransitionOutcome] = []
      if let inner = weakInner { show(second, in: inner, animated: animated) { reported.append($0) } }
      rig.advance(3000)
      #expect(weakInner == nil)
      #expect(reported.count == 1)
      let problems = [first, second].flatMap { $0.problemsAtRest(isShown: false, isHostOnScreen: false) }
      #expect(problems == [], "\(callback): first \(first.entries), second \(second.entries)")
      rig.expectRest(outer, shows: [other])
      withExtendedLifetime(outer) {}
    }
  }

  @Test(arguments: [false, true])
  func `The interface of a root whose window gets another root disappears`(animated: Bool) {
    let (first, second) = (probe("first"), probe("second"))
    var root: RootContainerViewController? = RootContainerViewController()
    weak let weakRoot = root
    root?.setInterface(first, animated: false)
    let window = root.map { rig.simulator.show($0) }
    second.once(.viewDidAppear) { [weak window] _ in window?.rootViewController = UIViewController() }
    root?.setInterface(second, animated: animated, completion: rig.recording("switch"))
    root = nil
    rig.advance(3000)
    #expect(weakRoot == nil)
    #expect(rig.outcomes["switch"]?.count == 1)
    let problems = [first, second].flatMap { $0.problemsAtRest(isShown: false, isHostOnScreen: false) }
    #expect(problems + rig.problems == [])
  }
}
