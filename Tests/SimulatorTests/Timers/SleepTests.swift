import Simulator
import Testing
import UIKit

/// The tasks of a test sleep on the simulator's clock.
@MainActor
struct SleepTests {
  let simulator: Simulator
  let log: EventLog

  init() async {
    simulator = await Simulator.boot()
    log = EventLog(on: simulator)
  }

  @Test func `A task sleeps until its time has come, and not longer`() async {
    Task {
      try await Task.sleep(for: .milliseconds(300))
      log.add("a")
      try await Task.sleep(nanoseconds: 200_000_000)
      log.add("b")
      try await ContinuousClock().sleep(for: .milliseconds(100))
      log.add("c")
      try await SuspendingClock().sleep(for: .milliseconds(100))
      log.add("d")
    }
    await simulator.advance(by: .milliseconds(299))
    #expect(log.events.isEmpty)
    await simulator.advance(by: .milliseconds(1))
    #expect(log.events == ["a 300"])
    #expect(await simulator.settle())
    #expect(log.events == ["a 300", "b 500", "c 600", "d 700"])
  }

  @Test func `Tasks that wake at the same time continue in the order of their creation`() async {
    for name in ["a", "b", "c", "d", "e"] {
      Task {
        try await Task.sleep(for: .seconds(1))
        log.add(name)
      }
    }
    #expect(await simulator.settle())
    #expect(log.events == ["a 1000", "b 1000", "c 1000", "d 1000", "e 1000"])
  }

  @Test func `A test can sleep`() async throws {
    try await Task.sleep(for: .seconds(30))
    #expect(simulator.now == .seconds(30))
  }

  @Test func `A cancelled task wakes immediately`() async {
    let task = Task {
      do { try await Task.sleep(for: .seconds(5)) } catch { log.add("\(error is CancellationError)") }
    }
    await simulator.advance(by: .seconds(1))
    #expect(log.events.isEmpty)
    task.cancel()
    await task.value
    #expect(log.events == ["true 1000"])
    // What would have woken it is not awaited.
    #expect(await simulator.settle())
    #expect(simulator.now == .seconds(1))
    await simulator.advance(by: .seconds(9))
    #expect(log.events.count == 1)
  }

  @Test func `A task is debounced`() async {
    var search: Task<Void, Never>?
    func type(_ text: String) {
      search?.cancel()
      search = Task {
        guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
        log.add(text)
      }
    }
    type("s")
    await simulator.advance(by: .milliseconds(200))
    type("st")
    await simulator.advance(by: .milliseconds(200))
    type("sta")
    #expect(await simulator.settle())
    #expect(log.events == ["sta 700"])
  }

  @Test func `Child tasks and other actors sleep on the same clock`() async {
    let service = Service()
    Task {
      async let child: Void = Self.load()
      await service.load()
      log.add("actor")
      await child
      log.add("child")
    }
    #expect(await simulator.settle())
    #expect(log.events == ["actor 200", "child 500"])
  }

  private actor Service {
    func load() async { try? await Task.sleep(for: .milliseconds(200)) }
  }

  @concurrent private nonisolated static func load() async { try? await Task.sleep(for: .milliseconds(500)) }

  @Test func `A task that was started by a block of the main queue sleeps on the same clock`() async {
    DispatchQueue.main.async {
      Task {
        try await Task.sleep(for: .seconds(2))
        log.add("task")
      }
    }
    #expect(await simulator.settle())
    #expect(log.events == ["task 2000"])
  }

  @Test func `A detached task that the main actor has started sleeps on the same clock`() async {
    Task.detached { [log] in
      try await Task.sleep(for: .seconds(2))
      await log.add("task")
    }
    #expect(await simulator.settle())
    #expect(log.events == ["task 2000"])
  }

  @Test func `A detached task that was started elsewhere sleeps in real time`() async {
    await Task.detached {
      await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
    }.value
    #expect(simulator.now == .zero)
  }

  @Test func `Sleeping tasks, timers, delayed blocks and animations occur in the order of time`() async {
    let controller = UIViewController()
    simulator.show(controller)
    Task {
      for _ in 0..<3 {
        try await Task.sleep(for: .milliseconds(150))
        log.add("task")
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { log.add("block") }
    scheduleTimer(0.4) { _ in log.add("timer") }
    UIView.animate(withDuration: 0.35) {
      controller.view.alpha = 0
    } completion: { _ in
      log.add("animation")
    }
    await simulator.advance(by: .seconds(1))
    #expect(
      log.events == ["task 150", "block 200", "task 300", "animation 350", "timer 400", "task 450"])
  }

  private func advanceWithoutSuspension(by duration: Duration) { simulator.advance(by: duration) }

  @Test func `Time that is held does not keep a task asleep after its time`() async {
    simulator.holdsTime = true
    let task = Task { try? await Task.sleep(for: .milliseconds(300)) }
    await simulator.advance(by: .milliseconds(100))
    advanceWithoutSuspension(by: .milliseconds(200))
    _ = await task.value
    #expect(simulator.now == .milliseconds(300))
  }
}
