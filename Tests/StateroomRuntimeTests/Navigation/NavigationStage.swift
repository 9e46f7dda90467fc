import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A page of a small app: what the states of the navigation tests are.
enum Page: Hashable {
  case shelf, book(Int), chapter(Int), note
}

/// A navigation controller that keeps account of everything.
@MainActor
final class PagesController: StateNavigationController<Page> {
  var violations: [String] = []
  var changes: [[Page]] = []
  /// The states that the hook received.
  var received: [Page] = []
  var made: [Page] = []
  var acceptsAnyBook = false
  /// A cancelled swipe leaves a `willMove(toParent: nil)` without its `did` callback, as in UIKit.
  var toleratesOpenMoves = false
  /// Runs in every hook and callback.
  var onCallback: (() -> Void)?
  private(set) var pages: [WeakPage] = []
  private var count = 0

  struct WeakPage { weak var page: StrictChild? }

  /// The hook is not called for what a controller starts with.
  func started() -> Self {
    received = states
    return self
  }

  override func viewController(for page: Page) -> UIViewController {
    made.append(page)
    count += 1
    let child = StrictChild("\(page)#\(count)") { [weak self] problem in
      guard let self, !toleratesOpenMoves || !problem.contains("willMove(toParent:)") else { return }
      violations.append(problem)
    }
    child.onCallback = { [weak self] in self?.onCallback?() }
    pages.append(WeakPage(page: child))
    return child
  }

  override func shouldPop(from stackedPage: Page, to newPage: Page) -> Bool {
    if acceptsAnyBook, case .book = stackedPage, case .book = newPage { return true }
    return super.shouldPop(from: stackedPage, to: newPage)
  }

  override func didChangeStack(from oldPages: [Page], to newPages: [Page]) {
    if oldPages != received { violations.append("changed from \(oldPages), but \(received) was reported before") }
    if newPages != states { violations.append("changed to \(newPages), but the states are \(states)") }
    received = newPages
    changes.append(newPages)
    onCallback?()
  }

  /// What is wrong now that nothing is going on.
  func problemsAtRest(isOnScreen: Bool) -> [String] {
    var problems = violations
    violations = []
    if isTransitioning { problems.append("still in transition") }
    if received != states { problems.append("states \(states), but \(received) was reported") }
    let named = viewControllers.filter { $0 is StrictChild }
    if named.map({ name(of: $0) }) != states.map({ "\($0)" }) {
      problems.append("\(viewControllers.map { $0.title ?? "?" }) for \(states)")
    }
    for page in pages.compactMap(\.page) where page.parent === self || page.parent == nil {
      let isShown = page === topViewController
      problems += page.problemsAtRest(isShown: isShown, isHostOnScreen: isOnScreen)
      if page.parent === self, !viewControllers.contains(page) { problems.append("\(page.name) is still a child") }
    }
    return problems
  }

  private func name(of controller: UIViewController) -> String {
    String(controller.title?.split(separator: "#").first ?? "?")
  }
}

/// A device with a navigation controller on it.
@MainActor
final class NavigationStage {
  let simulator: Simulator
  let pages: PagesController
  private(set) var outcomes: [String: [TransitionOutcome]] = [:]
  private let diagnostics: DiagnosticsLog
  var refusals: [TransitionRefusal] { diagnostics.refusals }

  init(_ states: [Page] = [.shelf], shows: Bool = true) async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
    pages = PagesController(states: states).started()
    RuntimeDiagnostics.observer = { [weak pages] _, message in pages?.violations.append("UIKit: \(message)") }
    if shows {
      simulator.show(pages)
      advance(100)
    }
  }

  func recording(_ name: String) -> (TransitionOutcome) -> Void {
    { [weak self] in self?.outcomes[name, default: []].append($0) }
  }

  func advance(_ milliseconds: Int) { simulator.advance(by: .milliseconds(milliseconds)) }

  func titles() -> [String] { pages.viewControllers.map { $0.title ?? "?" } }

  /// Begins a touch at the left edge and moves it; ends it by default.
  @discardableResult
  func swipe(to x: CGFloat, letsGo: Bool = true) throws -> Finger {
    let finger = try simulator.touchDown(at: CGPoint(x: 4, y: 300))
    for step in 1...10 {
      simulator.move(finger, to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 300))
      advance(16)
    }
    // The finger rests, so that its speed does not decide.
    advance(300)
    simulator.move(finger, to: CGPoint(x: x, y: 300))
    advance(100)
    if letsGo { simulator.touchUp(finger, at: CGPoint(x: x, y: 300)) }
    return finger
  }

  func tapBack() throws {
    try simulator.tap(at: CGPoint(x: 20, y: pages.navigationBar.frame.midY))
  }

  func expectRest(_ states: [Page], sourceLocation: SourceLocation = #_sourceLocation) {
    advance(2_000)
    #expect(pages.problemsAtRest(isOnScreen: pages.view.window != nil) == [], sourceLocation: sourceLocation)
    #expect(pages.states == states, sourceLocation: sourceLocation)
  }
}
