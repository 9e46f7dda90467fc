import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

private enum Phase: Equatable { case idle, loading, content, failed }

@MainActor
private final class Loader: StateViewController<Phase> {
  var pacings: [Phase: StatePacing] = [.loading: StatePacing(showsAfter: 0.3, staysFor: 0.6)]
  var isClosed = false
  var shown: [Phase] = []
  override func viewController(for state: Phase) -> UIViewController { UIViewController() }
  override func pacing(of state: Phase) -> StatePacing { pacings[state] ?? .immediate }
  override func shouldChangeState(from old: Phase, to new: Phase) -> Bool { !isClosed }
  override func preferredTransition(from old: Phase, to new: Phase) -> ContainerTransition { .dissolve(duration: 0.2) }
  override func didChangeState(from previousState: Phase?, to newState: Phase, animated: Bool) { shown.append(state) }
}

extension Phase: Hashable {}

@MainActor
struct StatePacingTests {
  let simulator: Simulator
  private let loader = Loader(initialState: .idle)
  private let log = Outcomes()

  @MainActor
  private final class Outcomes {
    var list: [String] = []
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(loader)
    await simulator.advance(by: .seconds(1))
    loader.shown = []
  }

  private func go(_ phase: Phase, animated: Bool = false) {
    loader.transition(to: phase, animated: animated) { [log] in log.list.append("\(phase) \($0)") }
  }

  // MARK: - Showing Late

  @Test func `A short loading is never shown`() {
    go(.loading)
    #expect(loader.state == .idle)
    #expect(loader.pendingState == .loading)
    simulator.advance(by: .milliseconds(250))
    go(.content)
    #expect(loader.state == .content)
    #expect(loader.pendingState == nil)
    simulator.advance(by: .seconds(2))
    #expect(loader.shown == [.content])
    #expect(log.list == ["loading superseded", "content completed"])
  }

  @Test func `No frames are requested while a state waits for its time`() {
    go(.loading)
    simulator.commit()
    #expect(loader.pendingState == .loading)
    #expect(!AppRuntime.shared.hasRunningAnimations)
    simulator.advance(by: .milliseconds(350))
    #expect(loader.state == .loading)
    go(.content)
    simulator.commit()
    #expect(!AppRuntime.shared.hasRunningAnimations)
    simulator.advance(by: .seconds(1))
    #expect(loader.state == .content)
  }

  @Test func `A longer loading is shown`() {
    go(.loading)
    simulator.advance(by: .milliseconds(290))
    #expect(loader.state == .idle)
    simulator.advance(by: .milliseconds(20))
    #expect(loader.state == .loading)
    #expect(loader.pendingState == nil)
    #expect(log.list == ["loading completed"])
  }

  @Test func `A repeated request does not restart the delay, and is reported as well`() {
    go(.loading)
    simulator.advance(by: .milliseconds(200))
    go(.loading)
    simulator.advance(by: .milliseconds(120))
    #expect(loader.state == .loading)
    #expect(log.list == ["loading completed", "loading completed"])
  }

  @Test func `A request for the shown state cancels the pending one`() {
    go(.loading)
    go(.idle)
    #expect(log.list == ["loading superseded", "idle completed"])
    simulator.advance(by: .seconds(2))
    #expect(loader.shown == [])
  }

  @Test func `The first frame does not wait`() {
    let other = Loader(initialState: .loading)
    simulator.show(other)
    #expect(other.state == .loading)
    #expect(other.children.count == 1)
  }

  @Test func `A transition that is not allowed is refused immediately`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    loader.isClosed = true
    go(.loading)
    #expect(loader.pendingState == nil)
    #expect(log.list.count == 1 && log.list[0].hasPrefix("loading refused"))
  }

  @Test func `A request from the completion of a superseded one is the newest`() {
    loader.transition(to: .loading, animated: false) { [loader, log] in
      log.list.append("loading \($0)")
      loader.transition(to: .failed, animated: false) { log.list.append("failed \($0)") }
    }
    go(.content)
    #expect(loader.state == .failed)
    #expect(log.list == ["loading superseded", "failed completed", "content superseded"])
  }

  // MARK: - Staying

  @Test func `A shown state remains for its minimum duration`() {
    go(.loading)
    simulator.advance(by: .milliseconds(400))
    go(.content)
    #expect(loader.state == .loading)
    #expect(loader.pendingState == .content)
    simulator.advance(by: .milliseconds(480))
    #expect(loader.state == .loading)
    simulator.advance(by: .milliseconds(60))
    #expect(loader.state == .content)
    #expect(log.list == ["loading completed", "content completed"])
  }

  @Test func `The time counts from the end of the transition`() {
    loader.pacings[.loading] = StatePacing(staysFor: 0.5)
    go(.loading, animated: true)
    simulator.advance(by: .milliseconds(100))
    go(.content)
    simulator.advance(by: .milliseconds(550))
    #expect(loader.state == .loading)
    simulator.advance(by: .milliseconds(100))
    #expect(loader.state == .content)
  }

  @Test func `The newest of the pending requests is shown`() {
    go(.loading)
    simulator.advance(by: .milliseconds(310))
    go(.content)
    go(.failed)
    simulator.advance(by: .seconds(1))
    #expect(loader.shown == [.loading, .failed])
    #expect(log.list == ["loading completed", "content superseded", "failed completed"])
  }

  @Test func `When the minimum duration is over no request waits`() {
    go(.loading)
    simulator.advance(by: .seconds(2))
    go(.content)
    #expect(loader.state == .content)
  }

  // MARK: - Other Ways

  @Test func `A pending request is carried out immediately when the container leaves the screen`() {
    go(.loading)
    let other = UIViewController()
    simulator.show(other)
    #expect(loader.state == .loading)
    #expect(log.list == ["loading completed"])
  }

  @Test func `Off the screen no request waits`() {
    simulator.show(UIViewController())
    go(.loading)
    #expect(loader.state == .loading)
    go(.content)
    #expect(loader.state == .content)
  }

  @Test func `Children that are set directly are refused, and the request remains pending`() {
    let diagnostics = DiagnosticsLog()
    go(.loading)
    loader.viewControllers = [UIViewController()]
    #expect(diagnostics.refusals.map(\.reason) == [.childrenFollowState])
    #expect(log.list.isEmpty && loader.pendingState == .loading)
  }

  @Test func `A gesture does not wait`() throws {
    go(.loading)
    let held = try #require(loader.beginInteractiveTransition(to: .content))
    #expect(log.list == ["loading superseded"])
    held.finish()
    simulator.advance(by: .seconds(1))
    #expect(loader.state == .content)
  }

  @Test func `A container that is deallocated completes its pending requests, which do not retain it`() {
    weak var freed: Loader?
    do {
      let loader = Loader(initialState: .idle)
      freed = loader
      simulator.show(loader)
      simulator.advance(by: .seconds(1))
      loader.transition(to: .loading, animated: false) { [log] in log.list.append("loading \($0)") }
      loader.transition(to: .loading, animated: false) { [log] in log.list.append("again \($0)") }
      // Off the screen without a callback.
      loader.view.removeFromSuperview()
      simulator.removeWindow()
    }
    simulator.advance(by: .seconds(1))
    #expect(freed == nil)
    #expect(log.list.count == 2)
  }
}
