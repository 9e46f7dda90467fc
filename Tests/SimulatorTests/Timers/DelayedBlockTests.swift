import Dispatch
import Simulator
import Testing
import UIKit

/// Delayed blocks of the main queue follow the simulator's clock.
@MainActor
struct DelayedBlockTests {
  let simulator: Simulator
  let log: EventLog

  init() async {
    simulator = await Simulator.boot()
    log = EventLog(on: simulator)
  }

  private func schedule(_ delay: TimeInterval, _ name: String) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [log] in log.add(name) }
  }

  @Test func `A delayed block is performed at its time, and not before`() async {
    schedule(0.3, "block")
    await simulator.advance(by: .milliseconds(299))
    #expect(log.events.isEmpty)
    await simulator.advance(by: .milliseconds(1))
    #expect(log.events == ["block 300"])
  }

  @Test func `Delayed blocks are performed in the order of time, and then in that of their calls`() async {
    schedule(0.2, "b")
    schedule(0.1, "a")
    schedule(0.2, "c")
    #expect(await simulator.settle())
    #expect(log.events == ["a 100", "b 200", "c 200"])
  }

  @Test func `A delayed block may schedule the next one`() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [log] in
      log.add("first")
      schedule(0.5, "second")
    }
    simulator.advance(by: .seconds(1))
    #expect(log.events == ["first 250", "second 750"])
  }

  @Test func `A cancelled work item is not performed`() async {
    let item = DispatchWorkItem { [log] in MainActor.assumeIsolated { log.add("cancelled") } }
    let other = DispatchWorkItem { [log] in MainActor.assumeIsolated { log.add("performed") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200), execute: other)
    item.cancel()
    #expect(await simulator.settle())
    #expect(log.events == ["performed 200"])
  }

  @Test func `A performed block is released`() async {
    weak var object: UIView?
    do {
      let view = UIView()
      object = view
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { _ = view.alpha }
    }
    #expect(object != nil)
    await simulator.advance(by: .seconds(1))
    #expect(object == nil)
  }

  @Test func `A delayed block of another queue is real`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
    #expect(simulator.now == .zero)
  }

  @Test func `A test can await a delayed block`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { continuation.resume() }
    }
    #expect(simulator.now == .seconds(20))
  }
}
