import Logging
import Simulator
import Stateroom
import StateroomLogging
import StateroomTesting
import Synchronization
import Testing
import UIKit

/// Collects what a logger is given.
private final class Collector: LogHandler {
  struct Line: Equatable {
    var level: Logger.Level
    var message: String
    var metadata: [String: String]
  }

  private let collected = Mutex<[Line]>([])
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { level }
    set {}
  }
  private let level: Logger.Level

  init(_ level: Logger.Level) { self.level = level }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    let metadata = (event.metadata ?? [:]).mapValues { "\($0)" }
    let line = Line(level: event.level, message: "\(event.message)", metadata: metadata)
    collected.withLock { $0.append(line) }
  }

  func take() -> [Line] {
    collected.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

@MainActor
struct ContainerLoggingTests {
  private final class Flow: StateViewController<String> {
    override func viewController(for state: String) -> UIViewController { UIViewController() }
    override func shouldChangeState(from old: String, to new: String) -> Bool { new != "closed" }
  }

  let simulator: Simulator
  private let flow = Flow(initialState: "splash")

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(flow)
    await simulator.advance(by: .seconds(1))
  }

  private func number(_ lines: [Collector.Line]) -> String { lines.first?.metadata["request"] ?? "none" }

  @Test func `Each event is a line, with metadata`() {
    let collector = Collector(.debug)
    let logging = ContainerLogging(Logger(label: "test") { _ in collector })
    flow.transition(to: "home", animated: false)
    let lines = collector.take()
    let number = number(lines)
    let metadata = ["container": "Flow", "request": number]
    func line(_ event: String, _ text: String) -> Collector.Line {
      .init(
        level: .debug, message: "Flow #\(number): \(text)", metadata: metadata.merging(["event": event]) { $1 })
    }
    #expect(
      lines == [
        line("requested", "requested splash → home"), line("began", "began splash → home"),
        line("finished", "finished, showing home"), line("completed", "completed"),
      ])
    withExtendedLifetime(logging) {}
  }

  @Test func `An event has the name of its kind, or of its outcome`() async {
    final class Guarded: UIViewController, LeaveGuarding {
      var leaveDecision: LeaveDecision { .ask { true } }
    }
    let collector = Collector(.debug)
    let logging = ContainerLogging(Logger(label: "test") { _ in collector })
    for isCancelled in [true, false] {
      let transition = flow.beginInteractiveTransition(to: "home")
      await simulator.settle()
      transition?.update(0.5)
      if isCancelled { transition?.cancel() } else { transition?.finish() }
      await simulator.settle()
    }
    let root = StateViewController(initialState: 0) { $0 == 0 ? Guarded() : UIViewController() }
    simulator.show(root)
    await simulator.settle()
    root.transition(to: 1)
    root.transition(to: 2, animated: false)
    await simulator.settle()
    let names: Set = [
      "requested", "askedToLeave", "began", "interactionBegan", "interactionEnded", "finished", "completed",
      "superseded", "cancelled",
    ]
    #expect(Set(collector.take().compactMap { $0.metadata["event"] }).subtracting(["retargeted"]) == names)
    withExtendedLifetime(logging) {}
  }

  @Test func `A refusal is a warning, and the only message at the default level`() {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let collector = Collector(.info)
    let logging = ContainerLogging(Logger(label: "test") { _ in collector })
    flow.transition(to: "closed", animated: false)
    let lines = collector.take()
    #expect(lines.map(\.level) == [.warning])
    #expect(lines.first?.metadata["event"] == "refused")
    #expect(lines.first?.message.contains("does not allow the transition from splash to closed") == true)
    withExtendedLifetime(logging) {}
  }

  @Test func `It observes for as long as it is retained`() {
    let collector = Collector(.debug)
    var logging: ContainerLogging? = ContainerLogging(Logger(label: "test") { _ in collector })
    flow.transition(to: "home", animated: false)
    #expect(collector.take().count == 4)
    _ = logging
    logging = nil
    flow.transition(to: "splash", animated: false)
    #expect(collector.take() == [])
  }
}
