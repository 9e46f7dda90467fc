import Dispatch
import Simulator
import Testing
import UIKit

/// A test that awaits what only time brings need not move it.
@MainActor
struct AwaitedTimeTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot() }

  private func animate(_ view: UIView, for duration: TimeInterval) async -> Bool {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: {
        continuation.resume(returning: $0)
      }
    }
  }

  @Test func `An animation that a test awaits is played to its end`() async {
    let controller = UIViewController()
    simulator.show(controller)
    #expect(await animate(controller.view, for: 0.5))
    #expect(simulator.now > .milliseconds(499))
    #expect(simulator.now < .milliseconds(550))
  }

  @Test func `An awaited event occurs at the same time in every run`() async throws {
    let controller = UIViewController()
    simulator.show(controller)
    var times: [Duration] = []
    for _ in 0..<3 {
      _ = await animate(controller.view, for: 0.2)
      controller.view.alpha = 1
      try await simulator.sleep(for: .milliseconds(70))
      times.append(simulator.now)
    }
    let laps = zip(times, [.zero] + times).map { $0 - $1 }
    #expect(laps.allSatisfy { $0 > .milliseconds(269) && $0 < .milliseconds(310) })
    #expect(times.last.map { $0 < .milliseconds(900) } == true)
  }

  @Test func `Tasks that sleep are woken in order while a test awaits the last one`() async throws {
    var woken: [Int] = []
    for seconds in [3, 1, 2] {
      Task { [pause = simulator.pause] in
        try await pause(.seconds(seconds))
        woken.append(seconds)
      }
    }
    try await simulator.pause(.seconds(4))
    #expect(woken == [1, 2, 3])
    #expect(simulator.now == .seconds(4))
  }

  @Test func `While a test moves the time, it does not advance by itself`() async throws {
    let controller = UIViewController()
    simulator.show(controller)
    async let outcome = animate(controller.view, for: 1)
    await simulator.advance(by: .milliseconds(400))
    #expect(simulator.now == .milliseconds(400))
    // What a test does with its own tasks takes no time.
    for _ in 0..<100 { await Task.yield() }
    _ = await Task.detached { 1 }.value
    #expect(simulator.now == .milliseconds(400))
    #expect(await outcome)
    #expect(simulator.now > .milliseconds(999))
  }

  @Test func `Any number of tasks that leave the main actor do not advance the time`() async {
    let controller = UIViewController()
    simulator.show(controller)
    async let outcome = animate(controller.view, for: 1)
    await simulator.advance(by: .milliseconds(400))
    let relay = Relay()
    await relay.run(1_200)
    #expect(simulator.now == .milliseconds(400))
    #expect(await outcome)
  }

  /// Tasks that run one after the other, as those of other tests do.
  @MainActor
  private final class Relay {
    private var tasks: [Task<Void, Never>] = []

    func run(_ count: Int) async {
      await withCheckedContinuation { start(count, $0) }
    }

    private func start(_ count: Int, _ continuation: CheckedContinuation<Void, Never>) {
      guard count > 0 else { return continuation.resume() }
      tasks.append(
        Task {
          await Task.yield()
          start(count - 1, continuation)
        })
    }
  }

  @Test func `Time that is held does not advance while a test waits`() async {
    simulator.holdsTime = true
    let controller = UIViewController()
    simulator.show(controller)
    var isOver = false
    UIView.animate(withDuration: 0.2) {
      controller.view.alpha = 0
    } completion: { _ in
      isOver = true
    }
    for _ in 0..<500 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    #expect(simulator.now == .zero)
    simulator.holdsTime = false
    try? await simulator.sleep(for: .milliseconds(300))
    #expect(isOver)
  }

  @Test func `A computation that a test awaits takes no time on the device`() async {
    let controller = UIViewController()
    simulator.show(controller)
    UIView.animate(withDuration: 30) { controller.view.alpha = 0 }
    #expect(await Self.compute() != 0)
    #expect(simulator.now == .zero)
  }

  @concurrent private nonisolated static func compute() async -> UInt64 {
    var random = SystemRandomNumberGenerator()
    return (0..<300_000).reduce(1) { sum, _ in (sum &+ random.next()) | 1 }
  }

  @Test func `A device with a repeating timer reports why time does not advance`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await Self.waitInVain()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("600 seconds of virtual time"))
    #expect(output.contains("advance(by:)"))
  }

  private static func waitInVain() async {
    let simulator = await Simulator.boot()
    simulator.show(UIViewController())
    // Sleeps again and again, as a clock on the screen does.
    let ticking = Task { [pause = simulator.pause] in
      while !Task.isCancelled { try await pause(.seconds(10)) }
    }
    // What the test waits for comes from outside, when the limit has been reached.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        while MainThreadTime.seconds(of: simulator) < 600 { usleep(1_000) }
        continuation.resume()
      }
    }
    ticking.cancel()
  }
}

/// Reads a simulator's time from another thread.
private enum MainThreadTime {
  static func seconds(of simulator: Simulator) -> Int64 {
    DispatchQueue.main.sync { MainActor.assumeIsolated { simulator.now.components.seconds } }
  }
}
