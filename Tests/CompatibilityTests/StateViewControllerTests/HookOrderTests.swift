import Simulator
import StateViewController
import Testing
import UIKit

/// The order of the package's hooks, and what the state is in them.
@MainActor
struct HookOrderTests {
  private final class Child: UIViewController {
    let note: (String) -> Void

    init(_ state: Int, _ note: @escaping (String) -> Void) {
      self.note = note
      super.init(nibName: nil, bundle: nil)
      title = "\(state)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("appeared \(title ?? "")")
    }
  }

  private final class Root: StateViewController<Int> {
    var log: [String] = []
    var wanted: Int?
    var model: String?
    var onWill: ((Int) -> Void)?
    var onDid: ((Int) -> Void)?
    var onChildren: ((Int) -> Void)?

    private var stateText: String { hasDeterminedState ? "\(currentState)" : "none" }
    private var runningText: String { isTransitioningBetweenStates ? " running" : "" }

    override func loadAppearanceState() -> Int { wanted ?? (hasDeterminedState ? currentState : 0) }

    override func willTransition(to nextState: Int, animated: Bool) {
      log.append("will \(stateText)→\(nextState)\(animated ? " animated" : "")\(runningText)")
      model = "model \(nextState)"
      onWill?(nextState)
    }

    override func children(for state: Int) -> [UIViewController] {
      log.append("children \(stateText) with \(model ?? "nothing")\(runningText)")
      onChildren?(state)
      return [Child(state) { [weak self] in self?.log.append($0) }]
    }

    override func didTransition(from previousState: Int?, animated: Bool) {
      log.append(
        "did \(previousState.map { "\($0)" } ?? "none")→\(stateText)\(animated ? " animated" : "")\(runningText)")
      onDid?(currentState)
    }

    override func childDidAppear(_ child: UIViewController, animated: Bool) {
      log.append("childDidAppear \(child.title ?? "")")
    }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }

    var titles: [String?] { children.map(\.title) }
  }

  let simulator: Simulator
  private let root = Root(nibName: nil, bundle: nil)

  init() async { simulator = await Simulator.boot(.iPhone15) }

  @discardableResult
  private func show() -> UIWindow {
    let window = simulator.show(root)
    simulator.advance(by: .milliseconds(100))
    root.log = []
    return window
  }

  @Test func `The children of the first state appear between willTransition and didTransition`() {
    simulator.show(root)
    simulator.advance(by: .milliseconds(100))
    #expect(
      root.log == [
        "will none→0", "children 0 with model 0 running", "appeared 0", "childDidAppear 0", "did none→0",
      ])
  }

  @Test func `The state changes between willTransition and the creation of the children`() {
    show()
    root.setNeedsStateTransition(to: 1, animated: false)
    #expect(
      root.log == [
        "will 0→1", "children 1 with model 1 running", "appeared 1", "childDidAppear 1", "did 0→1",
      ])
    root.log = []
    root.setNeedsStateTransition(to: 2, animated: true)
    #expect(root.isTransitioningBetweenStates)
    simulator.advance(by: .seconds(1))
    #expect(!root.isTransitioningBetweenStates)
    #expect(root.log.first == "will 1→2 animated")
    #expect(root.log.last == "did 1→2 animated")
  }

  @Test func `Children are created only for the transitions that take place`() {
    show()
    for state in 1...4 { root.setNeedsStateTransition(to: state, animated: true) }
    #expect(root.currentState == 1)
    simulator.advance(by: .seconds(2))
    #expect(
      root.log.filter { !$0.contains("ppear") } == [
        "will 0→1 animated", "children 1 with model 1 running", "did 0→1 animated",
        "will 1→4 animated", "children 4 with model 4 running", "did 1→4 animated",
      ])
    #expect(root.titles == ["4"])
  }

  @Test func `A waiting request without an animation begins when the running transition has ended`() {
    show()
    root.setNeedsStateTransition(to: 1, animated: true)
    simulator.advance(by: .milliseconds(50))
    root.setNeedsStateTransition(to: 2, animated: false)
    #expect(root.currentState == 1)
    simulator.advance(by: .seconds(1))
    #expect(root.log.filter { $0.hasPrefix("did") } == ["did 0→1 animated", "did 1→2"])
    #expect(root.titles == ["2"])
  }

  @Test func `A return to the present state cancels the waiting request`() {
    show()
    root.setNeedsStateTransition(to: 1, animated: true)
    root.setNeedsStateTransition(to: 2, animated: true)
    root.setNeedsStateTransition(to: 1, animated: true)
    simulator.advance(by: .seconds(2))
    #expect(root.log.filter { $0.hasPrefix("will") } == ["will 0→1 animated"])
    #expect(root.titles == ["1"])
  }

  @Test(arguments: ["willTransition", "children(for:)"])
  func `A request made while a transition begins is newer than its state`(hook: String) {
    show()
    let request: (Int) -> Void = { [root] state in
      if state == 1 { root.setNeedsStateTransition(to: 2, animated: false) }
    }
    if hook == "willTransition" { root.onWill = request } else { root.onChildren = request }
    root.setNeedsStateTransition(to: 1, animated: false)
    #expect(root.currentState == 2)
    #expect(root.titles == ["2"])
    #expect(root.log.filter { $0.hasPrefix("did") } == ["did 0→1", "did 1→2"])
  }

  @Test func `A request made for the state whose children are being created is the same one`() {
    show()
    root.onChildren = { [root] in root.setNeedsStateTransition(to: $0, animated: false) }
    root.setNeedsStateTransition(to: 1, animated: false)
    #expect(root.log.filter { $0.hasPrefix("will") } == ["will 0→1"])
    #expect(root.titles == ["1"])
  }

  // MARK: - The Appearance of the Container

  @Test func `The first didTransition can present a view controller`() {
    root.onDid = { [root] _ in
      #expect(root.view.window != nil)
      root.onDid = nil
      root.present(UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert), animated: true)
    }
    simulator.show(root)
    simulator.advance(by: .seconds(1))
    #expect(root.presentedViewController is UIAlertController)
  }

  @Test func `An animated request in the first didTransition is animated`() {
    root.onDid = { [root] state in
      if state == 0 { root.setNeedsStateTransition(to: 1, animated: true) }
    }
    simulator.show(root)
    simulator.advance(by: .milliseconds(150))
    #expect(root.isTransitioningBetweenStates)
    #expect(root.children.count == 2)
    simulator.advance(by: .seconds(1))
    #expect(root.titles == ["1"])
  }

  @Test func `A request made while the container appears waits until it has appeared`() {
    let window = show()
    window.isHidden = true
    simulator.commit()
    root.wanted = 1
    root.onDid = { [root] state in root.log.append("\(root.children.count) children of \(state)") }
    window.isHidden = false
    root.setNeedsStateTransition(to: 2, animated: false)
    simulator.advance(by: .seconds(1))
    #expect(root.log.filter { $0.hasPrefix("did") } == ["did 0→1", "did 1→2"])
    #expect(root.titles == ["2"])
  }

  @Test func `A transition that the disappearance finishes ends when the container has disappeared`() {
    let window = show()
    root.setNeedsStateTransition(to: 1, animated: true)
    root.setNeedsStateTransition(to: 2, animated: true)
    simulator.advance(by: .milliseconds(50))
    window.isHidden = true
    simulator.advance(by: .milliseconds(100))
    #expect(root.log.filter { $0.hasPrefix("did") } == ["did 0→1 animated", "did 1→2 animated"])
    #expect(root.titles == ["2"])
    window.isHidden = false
    simulator.advance(by: .milliseconds(100))
    #expect(root.currentState == 2)
  }

  @Test func `Before the container appears, a transition takes place immediately`() {
    root.setNeedsStateTransition(to: 1, animated: true)
    #expect(root.takeLog() == ["will none→1 animated", "children 1 with model 1 running", "did none→1 animated"])
    show()
    #expect(root.titles == ["1"])
  }

  // MARK: - Requests That Are Refused

  private final class Refusing: StateViewController<Int> {
    let occupied = UIViewController()
    var requested: Int?
    var reached: [Int] = []

    override func loadAppearanceState() -> Int { hasDeterminedState ? currentState : 0 }

    override func children(for state: Int) -> [UIViewController] {
      guard state == 1 else { return [UIViewController()] }
      if let requested { setNeedsStateTransition(to: requested, animated: false) }
      return [occupied]
    }

    override func didTransition(from previousState: Int?, animated: Bool) { reached.append(currentState) }
  }

  @Test func `A refused transition leaves the state, and the waiting request follows`() {
    let refusing = Refusing(nibName: nil, bundle: nil)
    let other = UIViewController()
    other.addChild(refusing.occupied)
    simulator.show(refusing)
    simulator.advance(by: .milliseconds(100))
    refusing.setNeedsStateTransition(to: 1, animated: false)
    #expect(refusing.currentState == 0)
    #expect(!refusing.isTransitioningBetweenStates)
    refusing.requested = 2
    refusing.setNeedsStateTransition(to: 1, animated: false)
    #expect(refusing.currentState == 2)
    #expect(refusing.reached == [0, 2])
    #expect(refusing.occupied.parent === other)
  }
}
