import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// A root under random requests, with things presented over it, from outside and from callbacks.
@MainActor
struct RandomRootsTests {
  static let seed: UInt64 = 0x0070_0705
  static let sequences = 2_000

  let simulator: Simulator
  let diagnostics: DiagnosticsLog

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
  }

  @Test func `The last request is shown, each request reports one outcome, and everything is deallocated`() {
    let violations = RandomRuns.play("roots", Self.sequences, from: Self.seed) { seed in
      let world = RootWorld(simulator, seed: seed)
      return (world.play(), world.violations)
    }
    #expect(violations == [])
  }
}

/// A window with a root, a few interfaces, and a series of random things that happen to them.
@MainActor
private final class RootWorld {
  private(set) var violations: [String] = []
  private let simulator: Simulator
  private var random: SplitMix64
  private var log: [String] = []
  private var root: RootContainerViewController?
  private var window: UIWindow?
  private var kept: [StrictChild] = []
  private var last: UIViewController?
  private var requests = 0
  private var outcomes: [Int: [TransitionOutcome]] = [:]
  private var fromCallbacks = 0
  private var isListening = true
  private var made = 0

  private struct WeakController {
    let name: String
    weak var controller: UIViewController?
  }
  private var created: [WeakController] = []

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    random = SplitMix64(seed: seed)
    let root = RootContainerViewController()
    self.root = root
    created.append(WeakController(name: "root", controller: root))
    kept = [make("kept0"), make("kept1")]
  }

  private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private func make(_ name: String) -> StrictChild {
    let child = StrictChild(name) { [weak self] in self?.violate($0) }
    child.onCallback = { [weak self] in self?.callbackHappened() }
    created.append(WeakController(name: name, controller: child))
    return child
  }

  func play() -> Int {
    show()
    let count = 4 + roll(8)
    for _ in 0..<count { operate() }
    fromCallbacks = 0
    // What waits for the next turn is not to wait for the end of a long step.
    for _ in 0..<4 {
      simulator.advance(by: .milliseconds(16))
      simulator.advance(by: .seconds(1))
    }
    checkAtRest()
    leave()
    return count
  }

  private func show() {
    guard let root else { return }
    if roll(3) > 0 { request() }
    window = simulator.show(root)
    if roll(3) > 0 { simulator.advance(by: .milliseconds(16)) }
  }

  private func operate() {
    switch roll(20) {
    case 0..<8: request()
    case 8..<12: advance()
    case 12..<15: present()
    case 15: note("dismiss") { root?.dismiss(animated: roll(2) == 0) }
    case 16:
      note("hide and show") {
        window?.isHidden = true
        if roll(2) == 0 { simulator.advance(by: .milliseconds(30)) }
        window?.isHidden = false
      }
    case 17: simulator.rotate(to: roll(2) == 0 ? .landscapeRight : .portrait)
    default: fromCallbacks = 2
    }
  }

  private func request() {
    guard let root else { return }
    made += 1
    let interface = roll(2) == 0 ? kept[roll(2)] : make("new\(made)")
    var configuration = RootConfiguration(
      transitionDuration: [0, 0.2, 0.6][roll(3)], transitionDelay: roll(4) == 0 ? 0.1 : 0)
    if roll(4) == 0 { configuration.transition = [.flip, .dissolve, .slide(from: .left)][roll(3)] }
    // A controller that is about to become an interface is not to be presented meanwhile; see present().
    requests += 1
    let id = requests
    let animated = roll(3) > 0
    last = interface
    note("request \(id): \(interface.name) \(configuration.transitionDuration) \(animated)") {
      root.setInterface(interface, configuration: configuration, animated: animated) { [weak self] in
        self?.outcomes[id, default: []].append($0)
      }
    }
    if requests == id, root.interfaceViewController !== interface {
      violate("request \(id) was taken, but interfaceViewController says something else")
    }
  }

  private func present() {
    guard let root, root.viewIfLoaded?.window != nil else { return }
    made += 1
    let sheet = make("sheet\(made)")
    sheet.modalPresentationStyle = [.pageSheet, .fullScreen, .overFullScreen][roll(3)]
    var top: UIViewController = root
    while let presented = top.presentedViewController { top = presented }
    let animated = roll(2) == 0
    note("present \(sheet.name) \(sheet.modalPresentationStyle) \(animated)") {
      top.present(sheet, animated: animated)
    }
  }

  private func advance() {
    let milliseconds = [0, 16, 100, 250, 700][roll(5)]
    note("advance \(milliseconds)") { simulator.advance(by: .milliseconds(milliseconds)) }
  }

  private func callbackHappened() {
    guard fromCallbacks > 0 else { return }
    fromCallbacks -= 1
    log.append("(in a callback)")
    request()
  }

  private func note(_ what: String, _ body: () -> Void) {
    log.append(what)
    body()
  }

  private func violate(_ what: String) {
    if isListening { violations.append("\(what) after \(log)") }
  }

  private func checkAtRest() {
    guard let root, let window else { return }
    if root.isSwitchingInterfaces { violate("still switching at rest") }
    if let last, root.children != [last] {
      violate("\(root.children.map { $0.title ?? "" }) shown, not \(last.title ?? "")")
    }
    if root.presentedViewController == nil {
      if window.subviews != [root.view] { violate("\(window.subviews.count) views in the window") }
      for case let child as StrictChild in root.children {
        child.problemsAtRest(isShown: true, isHostOnScreen: true).forEach(violate)
      }
    }
    for id in 0..<requests where outcomes[id + 1]?.count != 1 {
      violate("request \(id + 1) has the outcomes \(outcomes[id + 1] ?? [])")
    }
  }

  private func leave() {
    if roll(2) == 0 {
      request()
      simulator.advance(by: .milliseconds(50))
    }
    // A window that is thrown away takes its controllers off without a warning.
    isListening = false
    let asked = requests
    (root, window, last, kept) = (nil, nil, nil, [])
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    isListening = true
    for one in created where one.controller != nil { violate("\(one.name) was not freed") }
    for id in 0..<asked where outcomes[id + 1]?.count != 1 {
      violate("in the end request \(id + 1) has the outcomes \(outcomes[id + 1] ?? [])")
    }
  }
}
