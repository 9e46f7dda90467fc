import Simulator
import Stateroom
import StateroomTesting
import TestSupport
import Testing
import UIKit

/// A state navigation controller under random code, taps and swipes, from outside and from any callback.
@MainActor
struct RandomNavigationTests {
  static let seed = RandomRuns.seed(0x57AC_1000)
  static let sequences = RandomRuns.count(5_000)

  let simulator: Simulator
  let diagnostics: DiagnosticsLog

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
  }

  @Test func `States, stack and outcomes agree after anything`() {
    let violations = RandomRuns.play("navigation", Self.sequences, from: Self.seed) { seed in
      let world = NavigationPlay(simulator, seed: seed)
      return (world.play(), world.violations.map { "\($0) after \(world.log)" })
    }
    #expect(violations == [])
  }
}

/// One random sequence.
@MainActor
private final class NavigationPlay {
  private(set) var violations: [String] = []
  private(set) var log: [String] = []
  private let simulator: Simulator
  private var random: SplitMix64
  private var pages: PagesController?
  private weak var weakPages: PagesController?
  private weak var window: UIWindow?
  private var finger: (Finger, CGFloat)?
  private var outcomes: [Int: [TransitionOutcome]] = [:]
  private var requests = 0
  private var actions = 0
  private var reentrant = 0
  private var isCovered = false
  /// The newest request to the library, if no other code has changed the stack since.
  private var newest: Int?

  init(_ simulator: Simulator, seed: UInt64) {
    self.simulator = simulator
    random = SplitMix64(seed: seed)
  }

  private func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
  private var page: Page { [.shelf, .book(1), .book(2), .chapter(1), .note][roll(5)] }

  func play() -> Int {
    begin()
    let count = 3 + roll(7)
    for _ in 0..<count { if let pages { operate(pages) } }
    if let pages { rest(pages) }
    leave()
    return count
  }

  /// No other object may retain the controller, which must be deallocated in the end.
  private func begin() {
    let pages = PagesController(states: roll(2) == 0 ? [.shelf] : [.shelf, .book(1), .note]).started()
    pages.onCallback = { [weak self] in self?.callbackHappened() }
    pages.acceptsAnyBook = roll(3) == 0
    pages.toleratesOpenMoves = true
    self.pages = pages
    weakPages = pages
    RuntimeDiagnostics.observer = { [weak self] _, message in self?.violations.append("UIKit: \(message)") }
    window = simulator.show(pages)
  }

  private func operate(_ pages: PagesController) {
    switch roll(20) {
    case 0..<7: ask(pages)
    case 7..<9: callUIKit(pages)
    case 9..<13: pass([0, 16, 100, 200, 400][roll(5)])
    case 13: tapBack(pages)
    case 14..<17: moveFinger(pages)
    case 17:
      isCovered.toggle()
      log.append(isCovered ? "hide" : "show")
      newest = nil
      window?.isHidden = isCovered
    case 18:
      reentrant = 1 + roll(2)
      log.append("from a callback")
    default: leaveByItself(pages)
    }
  }

  private func ask(_ pages: PagesController) {
    requests += 1
    actions += 1
    let action = actions
    let id = requests
    let animated = roll(3) > 0
    let reported: (TransitionOutcome) -> Void = { [weak self] in
      self?.outcomes[id, default: []].append($0)
      self?.callbackHappened()
    }
    newest = finger == nil ? id : nil
    switch roll(6) {
    case 0, 1:
      let page = page
      log.append("\(id): go to \(page)\(animated ? "" : " at once")")
      pages.transition(to: page, animated: animated, completion: reported)
    case 2:
      let page = page
      log.append("\(id): push \(page)\(animated ? "" : " at once")")
      pages.push(page, animated: animated, completion: reported)
    case 3:
      log.append("\(id): pop\(animated ? "" : " at once")")
      pages.pop(animated: animated, completion: reported)
    default:
      let states = (0..<(1 + roll(4))).map { _ in page }
      log.append("\(id): set \(states)\(animated ? "" : " at once")")
      pages.setStack(states, animated: animated, completion: reported)
      if actions == action, pages.states != states { violations.append("asked for \(states), states \(pages.states)") }
    }
  }

  private func callUIKit(_ pages: PagesController) {
    actions += 1
    newest = nil
    let animated = roll(2) == 0
    switch roll(5) {
    case 0:
      log.append("UIKit: pop")
      pages.popViewController(animated: animated)
    case 1:
      log.append("UIKit: pop to root")
      pages.popToRootViewController(animated: animated)
    case 2:
      log.append("UIKit: push")
      pages.pushViewController(UIViewController(), animated: animated)
    case 3:
      log.append("UIKit: set")
      pages.viewControllers = pages.viewControllers.reversed()
    default:
      guard let controller = pages.viewControllers.randomElement(using: &random) else { return }
      log.append("UIKit: pop to \(controller.title ?? "?")")
      pages.popToViewController(controller, animated: animated)
    }
  }

  private func tapBack(_ pages: PagesController) {
    guard finger == nil, !isCovered else { return }
    log.append("tap back")
    newest = nil
    try? simulator.tap(at: CGPoint(x: 20, y: pages.navigationBar.frame.midY))
  }

  private func moveFinger(_ pages: PagesController) {
    guard let (finger, x) = finger else {
      guard let finger = try? simulator.touchDown(at: CGPoint(x: 4, y: 300)) else { return }
      log.append("finger down")
      newest = nil
      var x: CGFloat = 4
      for _ in 0..<4 {
        x += 20
        simulator.move(finger, to: CGPoint(x: x, y: 300))
        simulator.advance(by: .milliseconds(16))
      }
      self.finger = (finger, x)
      return
    }
    newest = nil
    if roll(3) == 0 {
      log.append("finger moves")
      simulator.move(finger, to: CGPoint(x: x + 60, y: 300))
      simulator.advance(by: .milliseconds(16))
      self.finger = (finger, x + 60)
    } else {
      lift(finger, at: x)
    }
  }

  private func lift(_ finger: Finger, at x: CGFloat) {
    let end: CGFloat = roll(2) == 0 ? 300 : 60
    log.append("finger up at \(Int(end))")
    simulator.move(finger, to: CGPoint(x: end, y: 300))
    simulator.advance(by: .milliseconds(300))
    simulator.move(finger, to: CGPoint(x: end, y: 300))
    simulator.advance(by: .milliseconds(100))
    simulator.touchUp(finger, at: CGPoint(x: end, y: 300))
    self.finger = nil
  }

  private func leaveByItself(_ pages: PagesController) {
    // Only at rest: in the middle of a change two would remove the same child.
    guard finger == nil, !pages.isTransitioning, pages.viewControllers.count > 1 else { return }
    reentrant = 0
    newest = nil
    let child = pages.viewControllers[0]
    log.append("\(child.title ?? "?") leaves by itself")
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  private func pass(_ milliseconds: Int) {
    log.append("\(milliseconds) ms")
    simulator.advance(by: .milliseconds(milliseconds))
  }

  private func callbackHappened() {
    guard reentrant > 0, let pages = weakPages else { return }
    reentrant -= 1
    log.append("(callback)")
    if roll(3) == 0 { callUIKit(pages) } else { ask(pages) }
  }

  private func rest(_ pages: PagesController) {
    reentrant = 0
    if let (finger, x) = finger { lift(finger, at: x) }
    simulator.advance(by: .seconds(2))
    violations += pages.problemsAtRest(isOnScreen: !isCovered)
    if let newest, case .cancelled? = outcomes[newest]?.first {
      violations.append("\(newest), the newest, was cancelled")
    }
  }

  /// Releases the controller, half of the time during a transition.
  private func leave() {
    if roll(2) == 0 {
      if let pages { ask(pages) }
      simulator.advance(by: .milliseconds(50))
    }
    pages?.onCallback = nil
    let children = pages?.pages ?? []
    pages = nil
    simulator.removeWindow()
    simulator.advance(by: .seconds(1))
    if weakPages != nil { violations.append("the navigation controller was not freed") }
    for child in children where child.page != nil { violations.append("\(child.page?.name ?? "") was not freed") }
    for id in 1..<(requests + 1) where outcomes[id]?.count != 1 {
      violations.append("request \(id) has the outcomes \(outcomes[id] ?? [])")
    }
  }
}
