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

  @Test func `Delayed blocks that are due at the same time are performed in the order of their calls`() async {
    schedule(0.3, "first")
    await simulator.advance(by: .milliseconds(100))
    // The sum of 0.1 and 0.2 is greater than 0.3 in floating-point arithmetic, and that of 0.7 and 0.1 is less than
    // 0.8.
    schedule(0.2, "second")
    schedule(0.7, "fourth")
    await simulator.advance(by: .milliseconds(10))
    schedule(0.19, "third")
    schedule(0.69, "fifth")
    #expect(await simulator.settle())
    #expect(log.events == ["first 300", "second 300", "third 300", "fourth 800", "fifth 800"])
    #expect(simulator.now == .milliseconds(800))
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

  @Test func `A block without a delay is performed without an advance of the time`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now()) { continuation.resume() }
    }
    #expect(simulator.now == .zero)
  }

  @Test func `A block that another queue delays on the main queue is performed at its time`() async {
    await Task.detached { [self] in await scheduleElsewhere() }.value
    await simulator.advance(by: .milliseconds(499))
    #expect(log.events.isEmpty)
    #expect(await simulator.settle())
    #expect(log.events == ["elsewhere 500"])
  }

  @concurrent private nonisolated func scheduleElsewhere() async {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [log] in
      MainActor.assumeIsolated { log.add("elsewhere") }
    }
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
