import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Interfaces of several windows that request the destination state of the running switch.
@MainActor
struct SeveralWindowsTests {
  let rig: Rig

  init() async { rig = await Rig() }

  private final class Roots: RootController<Int> {
    var make: (Int) -> Probe = { _ in fatalError("set by the test") }
    var ended: [String] = []
    var onDid: () -> Void = {}

    override func viewController(for state: Int) -> UIViewController { make(state) }
    override func didChangeState(from previous: Int, to state: Int) {
      ended.append("\(previous) → \(state)")
      onDid()
    }
  }

  private static let callbacks: [RecordedCallback] = [
    .viewDidLoad, .willMove, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .didMove, .viewWillDisappear,
    .viewDidDisappear,
  ]

  @Test(arguments: [false, true], [false, true])
  func `Asking for the same state again reaches every window`(animated: Bool, animatedAgain: Bool) {
    for callback in Self.callbacks {
      for (number, asks) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        rig.forgetProbes()
        let roots = Roots(initialState: 0, configuration: RootConfiguration(transitionDuration: 0.3))
        var made: [Probe] = []
        roots.make = { [rig] state in
          let probe = rig.probe("\(state)")
          made.append(probe)
          return probe
        }
        let windows = [roots.install(in: rig.simulator.scene), roots.install(in: rig.simulator.scene)]
        rig.advance(16)
        #expect(made.count == 2)
        var outcomes: [String: [TransitionOutcome]] = [:]
        let again: (Probe) -> Void = { [weak roots] _ in
          roots?.transition(to: 1, animated: animatedAgain) { outcomes["again", default: []].append($0) }
        }
        if asks == 0 { made[number].once(callback, again) }
        let makeOld = roots.make
        roots.make = { state in
          let probe = makeOld(state)
          if asks == 1, made.count == number + 1 { probe.once(callback, again) }
          return probe
        }
        roots.transition(to: 1, animated: animated) { outcomes["first", default: []].append($0) }
        rig.advance(3000)
        let what = "\(callback) of \(number)"
        #expect(roots.rootViewControllers.map { $0.children.map(\.title) } == [["1"], ["1"]], "\(what)")
        #expect(roots.rootViewControllers.map(\.interfaceViewController) == Array(made.suffix(2)), "\(what)")
        #expect(made.count == 4, "\(what): nothing is made twice")
        #expect(outcomes["first"] == [.completed], "\(what)")
        #expect(outcomes["again"] == [.completed] || outcomes["again"] == nil, "\(what)")
        #expect(roots.ended == ["0 → 1"], "\(what)")
        for window in windows {
          window.isHidden = true
          window.rootViewController = nil
        }
        rig.advance(16)
      }
    }
    #expect(rig.problems.filter { !$0.contains("didMove(toParent: nil) without") } == [])
  }

  @Test func `Each login is reported once, also if an interface logs in again`() {
    @MainActor
    final class Interfaces: AppControllerInterfaceProviding {
      var onLoad: () -> Void = {}
      func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { UIViewController() }
      func loggedInInterfaceViewController(for controller: AppController) -> UIViewController {
        let probe = Probe("in") { _ in }
        probe.once(.viewWillAppear) { [weak self] _ in self?.onLoad() }
        return probe
      }
    }
    let interfaces = Interfaces()
    let app = AppController(interfaceProvider: interfaces)
    interfaces.onLoad = { [weak app, rig] in app?.login(animated: false, completion: rig.recording("again")) }
    let windows = [app.install(in: rig.simulator.scene), app.install(in: rig.simulator.scene)]
    rig.advance(16)
    var handlers: [String] = []
    app.willLoginHandler = { _ in handlers.append("will") }
    app.didLoginHandler = { handlers.append("did") }
    app.login(animated: false, completion: rig.recording("login"))
    rig.advance(1000)
    #expect(app.rootViewControllers.map { $0.children.first?.title } == ["in", "in"])
    #expect(handlers == ["will", "will", "did"])
    #expect(rig.outcomes["login"] == [.completed])
    for window in windows { window.isHidden = true }
  }
}
