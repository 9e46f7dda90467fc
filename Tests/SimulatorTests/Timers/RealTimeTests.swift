import Dispatch
import Simulator
import Testing
import UIKit

/// What is left when a simulator ends continues in real time, and without a simulator, time is real.
@MainActor
struct RealTimeTests {
  @Test func `Without a simulator, delayed blocks and sleeping tasks are real`() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
    try await Task.sleep(for: .milliseconds(1))
    await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
  }

  @Test func `A block that is left when a simulator ends is performed in real time, once`() async {
    var performed = 0
    await withCheckedContinuation { continuation in
      Task {
        let simulator = await Simulator.boot()
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
          performed += 1
          continuation.resume()
        }
        await simulator.advance(by: .milliseconds(19))
        #expect(performed == 0)
      }
    }
    #expect(performed == 1)
    let simulator = await Simulator.boot()
    await simulator.advance(by: .seconds(1))
    #expect(performed == 1)
  }

  @Test func `A task that sleeps when a simulator ends continues in real time`() async {
    let sleeper = await Self.leaveSleeper(for: .milliseconds(20))
    #expect(await sleeper.value)
  }

  @Test func `A task that sleeps when a simulator ends can be cancelled`() async {
    let sleeper = await Self.leaveSleeper(for: .seconds(1_000_000))
    let simulator = await Simulator.boot()
    await simulator.advance(by: .seconds(1))
    sleeper.cancel()
    #expect(await sleeper.value == false)
    #expect(simulator.now == .seconds(1))
  }

  /// Boots a device on which a task sleeps, and returns the task, which returns whether the sleep ended.
  private static func leaveSleeper(for duration: Duration) async -> Task<Bool, Never> {
    let simulator = await Simulator.boot()
    let task = Task { (try? await Task.sleep(for: duration)) != nil }
    await simulator.advance(by: .milliseconds(19))
    return task
  }

  @Test func `A timer that is left when a simulator ends does not follow the clock of the next one`() async {
    var ticks = 0
    let timer = await {
      let simulator = await Simulator.boot()
      let timer = scheduleTimer(1, repeats: true) { _ in ticks += 1 }
      await simulator.advance(by: .seconds(2))
      return timer
    }()
    #expect(ticks == 2)
    let simulator = await Simulator.boot()
    await simulator.advance(by: .seconds(100))
    #expect(ticks < 100)
    #expect(timer.isValid)
    timer.invalidate()
    #expect(await simulator.settle())
  }
}
