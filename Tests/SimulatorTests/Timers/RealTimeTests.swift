import Dispatch
import Simulator
import Testing
import UIKit

/// Without a simulator, time is real. With one, the run loops of other threads are.
///
/// Nothing that is left when a simulator ends reaches the next test.
@MainActor
struct RealTimeTests {
  @Test func `Delayed blocks and sleeping tasks of a test without a simulator are real`() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
    try await Task.sleep(for: .milliseconds(1))
    await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }.value
  }

  @Test func `While the real clock provides the time, delayed blocks and timers are real`() async {
    let simulator = await Simulator.boot()
    let virtual = AppRuntime.shared.clock
    AppRuntime.shared.clock = RealFrameClock()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
    let timer = scheduleTimer(1_000) { _ in }
    AppRuntime.shared.clock = virtual
    #expect(await simulator.settle())
    #expect(simulator.now == .zero)
    timer.invalidate()
  }

  @Test func `Blocks and timers that are left when a simulator ends are discarded`() async {
    weak var object: UIView?
    let timer = await {
      let simulator = await Simulator.boot()
      let view = UIView()
      object = view
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { _ = view.alpha }
      // A block that the simulator performs belongs to the same app.
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { _ = view.alpha }
      }
      let timer = scheduleTimer(1, repeats: true) { _ in }
      await simulator.advance(by: .milliseconds(19))
      #expect(timer.isValid)
      return timer
    }()
    let next = await Simulator.boot()
    #expect(object == nil)
    #expect(!timer.isValid)
    #expect(await next.settle())
    #expect(next.now == .zero)
  }

  @Test func `A task that still sleeps when the simulator ends is cancelled`() async {
    weak var object: UIView?
    let task = await {
      let simulator = await Simulator.boot()
      let view = UIView()
      object = view
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(1_000))
          return "slept"
        } catch {
          return "\(type(of: error)) \(view.alpha)"
        }
      }
      await simulator.advance(by: .seconds(1))
      return task
    }()
    #expect(await task.value == "CancellationError 1.0")
    let next = await Simulator.boot()
    #expect(object == nil)
    #expect(next.now == .zero)
  }

  @Test func `A timer of the run loop of another thread is real`() async {
    let simulator = await Simulator.boot()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let timer = Timer(fire: Date(timeIntervalSinceNow: 0.001), interval: 0, repeats: false) { _ in
          continuation.resume()
        }
        RunLoop.current.add(timer, forMode: .default)
        while timer.isValid { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
      }
    }
    #expect(simulator.now == .zero)
  }
}
