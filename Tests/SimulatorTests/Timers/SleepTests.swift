import Dispatch
import Simulator
import Testing
import UIKit

/// Tasks of an app and its test that sleep on the continuous clock follow the clock of the simulator.
@MainActor
struct SleepTests {
  let simulator: Simulator
  let log: EventLog

  init() async {
    simulator = await Simulator.boot()
    log = EventLog(on: simulator)
  }

  @Test(arguments: 0..<5)
  func `A task sleeps until its time, however it says so`(_ way: Int) async throws {
    Task {
      switch way {
      case 0: try await Task.sleep(for: .seconds(1))
      case 1: try await Task.sleep(nanoseconds: 1_000_000_000)
      case 2: try await Task.sleep(until: .now + .seconds(1))
      case 3: try await ContinuousClock().sleep(for: .seconds(1))
      default: try await Task.sleep(until: .now.advanced(by: .seconds(1)), clock: .continuous)
      }
      log.add("awake")
    }
    await simulator.advance(by: .nanoseconds(999_999_999))
    #expect(log.events == [])
    await simulator.advance(by: .nanoseconds(1))
    #expect(log.events == ["awake 1000"])
  }

  @Test func `A sleep is as long as its deadline says, although the clock has been read many times since`() async {
    Task {
      let deadline = ContinuousClock.now.advanced(by: .seconds(1))
      for _ in 0..<500 { _ = ContinuousClock.now }
      try await Task.sleep(until: deadline, clock: .continuous)
      log.add("awake")
    }
    await simulator.advance(by: .nanoseconds(999_999_999))
    #expect(log.events == [])
    await simulator.advance(by: .nanoseconds(1))
    #expect(log.events == ["awake 1000"])
  }

  @Test func `A test that sleeps lets the time advance`() async throws {
    try await Task.sleep(for: .seconds(5))
    #expect(simulator.now == .seconds(5))
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await Task.sleep(for: .milliseconds(1_500)) }
    }
    #expect(simulator.now == .milliseconds(6_500))
  }

  @Test func `Tasks that wake at the same time continue in the order in which they began to sleep`() async {
    let numbers = (0..<40).map { $0 }
    for number in numbers {
      Task {
        try await Task.sleep(for: .milliseconds(number % 2 == 0 ? 10 : 20))
        log.add("\(number)")
        if number % 2 == 0 { try await Task.sleep(for: .milliseconds(10)) }
        log.add("\(number) again")
      }
    }
    await simulator.advance(by: .milliseconds(10))
    let even = numbers.filter { $0 % 2 == 0 }
    #expect(log.events == even.map { "\($0) 10" })
    await simulator.advance(by: .milliseconds(10))
    let odd = numbers.filter { $0 % 2 == 1 }.flatMap { ["\($0) 20", "\($0) again 20"] }
    #expect(Array(log.events.dropFirst(even.count)) == odd + even.map { "\($0) again 20" })
  }

  @Test func `Sleeps, timers and delayed blocks end in the order of time`() async {
    Task {
      try await Task.sleep(for: .milliseconds(20))
      log.add("task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { [log] in log.add("block") }
    let timer = scheduleTimer(0.03) { [log] _ in log.add("timer") }
    #expect(await simulator.settle())
    #expect(log.events == ["block 10", "task 20", "timer 30"])
    #expect(simulator.now == .milliseconds(30))
    timer.invalidate()
  }

  @Test func `A cancelled task ends its sleep immediately, and nothing waits for its time`() async {
    let task = Task {
      do { try await Task.sleep(for: .seconds(30)) } catch { log.add("\(type(of: error))") }
    }
    await simulator.advance(by: .seconds(1))
    task.cancel()
    #expect(await simulator.settle())
    #expect(log.events == ["CancellationError 1000"])
    #expect(simulator.now == .seconds(1))
  }

  @Test func `A search that waits for a pause in typing is made once`() async {
    var search: Task<Void, any Error>?
    for text in ["l", "li", "lis"] {
      search?.cancel()
      search = Task {
        try await Task.sleep(for: .milliseconds(300))
        log.add(text)
      }
      await simulator.advance(by: .milliseconds(100))
    }
    #expect(await simulator.settle())
    #expect(log.events == ["lis 500"])
  }

  @Test func `What a task does between two sleeps takes no time`() async {
    Task {
      for round in 1...3 {
        try await Task.sleep(for: .seconds(1))
        let sum = await Task.detached { (0..<200_000).reduce(0, &+) }.value
        log.add("\(round) \(sum > 0)")
      }
    }
    #expect(await simulator.settle())
    #expect(log.events == (1...3).map { "\($0) true \($0)000" })
  }

  @Test func `A timeout of a request is in virtual time`() async {
    let winner = await withTaskGroup(of: String.self) { group in
      group.addTask {
        try? await Task.sleep(for: .seconds(10))
        return "timeout"
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(2))
        return "answer"
      }
      defer { group.cancelAll() }
      return await group.next()
    }
    #expect(winner == "answer")
    #expect(simulator.now == .seconds(2))
  }

  @Test func `A task that the app creates in a callback belongs to it`() async {
    await withCheckedContinuation { continuation in
      // The time advances by itself, so the block is not called by a task of the test.
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
        MainActor.assumeIsolated {
          _ = Task {
            try? await Task.sleep(for: .seconds(2))
            continuation.resume()
          }
        }
      }
    }
    #expect(simulator.now == .seconds(3))
  }

  @Test func `Sleeps on the suspending clock, and those of detached tasks, are real`() async throws {
    try await SuspendingClock().sleep(for: .milliseconds(1))
    await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
    #expect(simulator.now == .zero)
  }
}
