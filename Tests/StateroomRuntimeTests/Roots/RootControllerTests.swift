import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Interfaces that follow from a state, in several windows.
@MainActor
struct RootControllerTests {
  private enum Session: Equatable { case signedOut, signedIn(String) }

  private final class Roots: RootController<Session> {
    var made: [String] = []
    var hooks: [String] = []
    var onWillShow: (() -> Void)?
    var onMake: (() -> Void)?
    var cached: UIViewController?

    override func viewController(for session: Session) -> UIViewController {
      made.append("\(session)")
      onMake?()
      if let cached { return cached }
      let interface = UIViewController()
      interface.title = "\(session)"
      return interface
    }
    override func willShow(_ interface: UIViewController, for session: Session) {
      hooks.append("will \(interface.title ?? "")")
      onWillShow?()
    }
    override func didChangeState(from previous: Session, to session: Session) { hooks.append("did from \(previous)") }
  }

  let simulator: Simulator
  private let roots = Roots(initialState: .signedOut)

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func open() -> UIWindow { roots.install(in: simulator.scene) }

  private func titles() -> [String] { roots.rootViewControllers.map { $0.children.first?.title ?? "none" } }

  @Test func `Each window has a root of its own and the interface of the present state`() {
    let one = open()
    roots.transition(to: .signedIn("Ada"), animated: false)
    let two = open()
    #expect(one.rootViewController !== two.rootViewController)
    #expect(titles() == [#"signedIn("Ada")"#, #"signedIn("Ada")"#])
    #expect(roots.hooks == [#"will signedIn("Ada")"#, "did from signedOut"])
    roots.install(in: one)
    #expect(roots.rootViewControllers.count == 2)
  }

  @Test func `All windows switch, and the request ends once`() {
    let windows = [open(), open()]
    simulator.advance(by: .milliseconds(16))
    var outcomes: [TransitionOutcome] = []
    roots.transition(to: .signedIn("Ada")) { outcomes.append($0) }
    #expect(roots.state == .signedIn("Ada"))
    simulator.advance(by: .milliseconds(599))
    #expect(outcomes == [])
    simulator.advance(by: .milliseconds(20))
    #expect(outcomes == [.completed])
    #expect(titles() == [#"signedIn("Ada")"#, #"signedIn("Ada")"#])
    #expect(roots.hooks == [#"will signedIn("Ada")"#, #"will signedIn("Ada")"#, "did from signedOut"])
    withExtendedLifetime(windows) {}
  }

  @Test func `A transition to the current state creates nothing`() {
    let window = open()
    roots.made = []
    var outcomes: [TransitionOutcome] = []
    roots.transition(to: .signedOut) { outcomes.append($0) }
    roots.transition(to: .signedIn("Ada")) { outcomes.append($0) }
    roots.transition(to: .signedIn("Ada")) { outcomes.append($0) }
    simulator.advance(by: .seconds(1))
    #expect(roots.made == [#"signedIn("Ada")"#])
    #expect(outcomes == [.completed, .completed, .completed])
    #expect(roots.hooks == [#"will signedIn("Ada")"#, "did from signedOut"])
    withExtendedLifetime(window) {}
  }

  @Test func `The last request wins in every window, though it was made between two of them`() {
    let windows = [open(), open()]
    simulator.advance(by: .milliseconds(16))
    roots.onWillShow = { [roots] in
      roots.onWillShow = nil
      roots.transition(to: .signedOut)
    }
    var outcomes: [TransitionOutcome] = []
    roots.transition(to: .signedIn("Ada")) { outcomes.append($0) }
    simulator.advance(by: .seconds(3))
    #expect(roots.state == .signedOut)
    #expect(titles() == ["signedOut", "signedOut"])
    #expect(outcomes == [.superseded])
    withExtendedLifetime(windows) {}
  }

  @Test func `A request made while an interface is being created is newer`() {
    let window = open()
    roots.onMake = { [roots] in
      roots.onMake = nil
      roots.transition(to: .signedIn("Grace"), animated: false)
    }
    var outcome: TransitionOutcome?
    roots.transition(to: .signedIn("Ada"), animated: false) { outcome = $0 }
    #expect(outcome == .superseded)
    #expect(roots.state == .signedIn("Grace"))
    #expect(titles() == [#"signedIn("Grace")"#])
    withExtendedLifetime(window) {}
  }

  @Test func `A request made while a window's first interface is being created reaches that window`() {
    roots.onMake = { [roots] in
      roots.onMake = nil
      roots.transition(to: .signedIn("Grace"), animated: false)
    }
    let window = open()
    #expect(titles() == [#"signedIn("Grace")"#])
    withExtendedLifetime(window) {}
  }

  @Test func `One interface for two windows is refused before any has switched`() {
    let windows = [open(), open()]
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    roots.cached = UIViewController()
    var outcome: TransitionOutcome?
    roots.transition(to: .signedIn("Ada")) { outcome = $0 }
    #expect(diagnostics.refusals.map(\.reason) == [.childIsListedTwice])
    #expect(outcome == diagnostics.refusals.first.map(TransitionOutcome.refused))
    #expect(roots.state == .signedOut)
    #expect(titles() == ["signedOut", "signedOut"])
    withExtendedLifetime(windows) {}
  }

  @Test func `A window that was closed has no effect`() async {
    var second: UIWindow? = open()
    let first = open()
    await simulator.advance(by: .milliseconds(16))
    var outcome: TransitionOutcome?
    roots.transition(to: .signedIn("Ada")) { outcome = $0 }
    second?.isHidden = true
    second?.rootViewController = nil
    second = nil
    await simulator.advance(by: .seconds(2))
    #expect(outcome == .completed)
    roots.transition(to: .signedOut) { outcome = $0 }
    #expect(roots.rootViewControllers.count == 1)
    withExtendedLifetime(first) {}
  }

  @Test func `Without a window only the state changes`() {
    var outcome: TransitionOutcome?
    roots.transition(to: .signedIn("Ada")) { outcome = $0 }
    #expect(outcome == .completed)
    #expect(roots.state == .signedIn("Ada"))
    #expect(roots.made == [])
  }

  @Test func `Without a subclass, and with states that are compared by a closure`() async {
    struct Screen { let title: String }
    let roots = RootController(initialState: Screen(title: "one"), isSameState: { $0.title == $1.title }) { screen in
      let interface = UIViewController()
      interface.title = screen.title
      return interface
    }
    let window = UIWindow(windowScene: simulator.scene)
    roots.install(in: window)
    window.makeKeyAndVisible()
    let switching = Task { await roots.transition(to: Screen(title: "two")).outcome }
    await simulator.settle()
    #expect(await switching.value == .completed)
    #expect(window.rootViewController?.children.first?.title == "two")
    let interface = window.rootViewController?.children.first
    #expect(await roots.transition(to: Screen(title: "two")).outcome == .completed)
    #expect(window.rootViewController?.children.first === interface)
  }

  @Test func `Presentations of the old root are removed when another is installed`() async {
    weak var weakOld: UIViewController?
    let window = UIWindow(windowScene: simulator.scene)
    do {
      let old = UIViewController()
      weakOld = old
      window.rootViewController = old
      window.makeKeyAndVisible()
      old.present(UIViewController(), animated: false)
    }
    await simulator.advance(by: .seconds(1))
    roots.install(in: window)
    await simulator.advance(by: .seconds(1))
    #expect(weakOld == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `It reports whether an interface is being replaced`() async {
    let roots = RootController(initialState: 0) { _ in UIViewController() }
    let window = roots.install(in: simulator.scene)
    await simulator.settle()
    #expect(!roots.isTransitioning)
    roots.transition(to: 1)
    #expect(roots.isTransitioning)
    await simulator.settle()
    #expect(!roots.isTransitioning)
    withExtendedLifetime(window) {}
  }
}
