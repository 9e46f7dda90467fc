import Foundation
import Simulator
import Testing
import UIKit

/// Work that an app delays with Dispatch, timers and tasks follows the device's clock.
@MainActor
struct DelayedWorkTests {
  // These are methods, because Foundation refuses timers in asynchronous functions.

  private func startTimer(_ interval: TimeInterval, repeats: Bool = false, _ log: FireLog) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in log.note() }
  }

  private func addTimer(_ interval: TimeInterval, _ log: FireLog) {
    RunLoop.main.add(Timer(timeInterval: interval, repeats: false) { _ in log.note() }, forMode: .common)
  }

  @Test func `A block on the main queue runs when the time has come`() async {
    let simulator = await Simulator.boot(.iPhone15)
    var time: Duration?
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { time = simulator.now }
    await simulator.advance(by: .seconds(2.9))
    #expect(time == nil)
    await simulator.advance(by: .seconds(0.2))
    #expect(time == .seconds(3))
  }

  @Test func `Blocks run in the order of their times`() async {
    let simulator = await Simulator.boot(.iPhone15)
    var order: [Int] = []
    for delay in [3, 1, 2] {
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(delay)) { order.append(delay) }
    }
    #expect(await simulator.settle())
    #expect(order == [1, 2, 3])
    #expect(simulator.now == .seconds(3))
  }

  @Test func `A timer fires once`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let log = FireLog()
    let timer = startTimer(1, log)
    await simulator.advance(by: .seconds(0.5))
    #expect(log.count == 0)
    await simulator.advance(by: .seconds(0.6))
    #expect(log.count == 1)
    #expect(!timer.isValid)
    await simulator.advance(by: .seconds(5))
    #expect(log.count == 1)
  }

  @Test func `A repeating timer fires until it is invalidated, and is not waited for`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let log = FireLog()
    let timer = startTimer(0.5, repeats: true, log)
    #expect(await simulator.settle())
    #expect(simulator.now == .zero)
    await simulator.advance(by: .seconds(2.1))
    #expect(log.count == 4)
    timer.invalidate()
    await simulator.advance(by: .seconds(2))
    #expect(log.count == 4)
  }

  @Test func `A timer that is added to the main run loop fires`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let log = FireLog()
    addTimer(2, log)
    #expect(await simulator.settle())
    #expect(log.count == 1)
    #expect(simulator.now >= .seconds(1.9) && simulator.now <= .seconds(2.1))
  }

  @Test func `An invalidated timer does not fire`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let log = FireLog()
    let timer = startTimer(1, log)
    timer.invalidate()
    await simulator.advance(by: .seconds(2))
    #expect(log.count == 0)
  }

  @Test func `A task of the app sleeps in virtual time`() async {
    let simulator = await Simulator.boot(.iPhone15)
    var time: Duration?
    Task {
      try await Task.sleep(for: .seconds(300))
      try await Task.sleep(nanoseconds: 200_000_000)
      time = simulator.now
    }
    await simulator.advance(by: .seconds(299))
    #expect(time == nil)
    await simulator.advance(by: .seconds(2))
    #expect(time == .seconds(300.2))
  }

  @Test func `The rest of a device includes the sleeps of its tasks`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let service = Service()
    var value = 0
    Task { value = try await service.load() }
    #expect(await simulator.settle())
    #expect(value == 7)
    #expect(simulator.now == .seconds(5))
  }

  @Test func `A cancelled sleep ends immediately`() async {
    let simulator = await Simulator.boot(.iPhone15)
    var isCancelled = false
    let task = Task {
      do { try await Task.sleep(for: .seconds(10)) } catch { isCancelled = true }
    }
    await simulator.advance(by: .seconds(1))
    task.cancel()
    await simulator.advance(by: .seconds(1))
    #expect(isCancelled)
  }

  @Test func `A test that awaits what a delay brings does not wait in vain`() async {
    let simulator = await Simulator.boot(.iPhone15)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 30) { continuation.resume() }
    }
    #expect(simulator.now == .seconds(30))
  }
}

/// Counts the times that a timer fires. Foundation calls a timer's block without an actor.
private final class FireLog: Sendable {
  private let storage = Storage()
  private final class Storage: @unchecked Sendable { var count = 0 }  // Only used in the main queue.
  var count: Int { storage.count }
  func note() { storage.count += 1 }
}

private actor Service {
  func load() async throws -> Int {
    try await Task.sleep(for: .seconds(5))
    return 7
  }
}
