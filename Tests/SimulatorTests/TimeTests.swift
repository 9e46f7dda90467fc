import Simulator
import Testing
import UIKit

@MainActor
struct TimeTests {
  @Test func `Time does not advance until it is moved`() async {
    let simulator = await Simulator.boot()
    #expect(simulator.now == .zero)
    await simulator.advance(by: .milliseconds(250))
    #expect(simulator.now == .milliseconds(250))
  }

  @Test func `A sleeping task resumes when its time has come`() async {
    let simulator = await Simulator.boot()
    var woken: [Int] = []
    for seconds in [2, 1] {
      Task { [pause = simulator.pause] in
        try await pause(.seconds(seconds))
        woken.append(seconds)
      }
    }
    await simulator.advance(by: .milliseconds(1500))
    #expect(woken == [1])
    await simulator.settle()
    #expect(woken == [1, 2])
  }

  @Test func `A rotated device lays out its app again`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    simulator.show(controller)
    #expect(simulator.rotate(to: .landscapeRight))
    await simulator.settle()
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `A task that leaves the main actor again and again is waited for`() async {
    let simulator = await Simulator.boot()
    var trips = 0
    Task {
      for _ in 0..<100 { trips = await Self.oneMore(than: trips) }
    }
    await simulator.advance(by: .milliseconds(1))
    #expect(trips == 100)
  }

  @concurrent private nonisolated static func oneMore(than count: Int) async -> Int { count + 1 }

  @Test func `Time does not advance while a task computes elsewhere`() async {
    let simulator = await Simulator.boot()
    var returned: Duration?
    Task {
      await Self.computeForLong()
      returned = simulator.now
    }
    await simulator.advance(by: .milliseconds(100))
    #expect(returned == .zero)
  }

  /// Takes longer than many frames would without it, on any machine.
  @concurrent private nonisolated static func computeForLong() async {
    var random = SystemRandomNumberGenerator()
    var sum: UInt64 = 0
    for _ in 0..<300_000 { sum &+= random.next() }
    #expect(sum != 0)
  }

  @Test func `A thread that blocks until the time has moved does not stop it`() async {
    // In a process of its own: other tests have threads that compute, and could be what a thread waits for.
    await #expect(processExitsWith: .success) {
      let simulator = await Simulator.boot()
      let isOver = DispatchSemaphore(value: 0)
      let blocking = Task { await Self.block(until: isOver) }
      await simulator.advance(by: .seconds(2))
      #expect(await simulator.now == .seconds(2))
      isOver.signal()
      await blocking.value
    }
  }

  @Test func `A thread that computes is waited for while another one blocks`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let simulator = await Simulator.boot()
      let isOver = DispatchSemaphore(value: 0)
      let blocking = Task { await Self.block(until: isOver) }
      var returned: Duration?
      Task {
        await Self.computeForLong()
        returned = simulator.now
      }
      await simulator.advance(by: .milliseconds(100))
      #expect(returned == .zero)
      isOver.signal()
      await blocking.value
    }
  }

  @concurrent private nonisolated static func block(until semaphore: DispatchSemaphore) async {
    // A pattern that is discouraged, and that some apps use.
    await withUnsafeContinuation { continuation in
      semaphore.wait()
      continuation.resume()
    }
  }

  @Test func `Blocks in the main queue that add others run within a frame`() async {
    let simulator = await Simulator.boot()
    var blocks = 0
    DispatchQueue.main.async {
      blocks += 1
      DispatchQueue.main.async {
        blocks += 1
        DispatchQueue.main.async { blocks += 1 }
      }
    }
    await simulator.advance(by: .milliseconds(1))
    #expect(blocks == 3)
  }

  @Test func `A task that never comes to rest does not stop the time`() async {
    let simulator = await Simulator.boot()
    let restless = Task {
      while !Task.isCancelled { await Task.yield() }
    }
    await simulator.advance(by: .milliseconds(100))
    #expect(simulator.now == .milliseconds(100))
    #expect(await simulator.settle())
    restless.cancel()
  }

  @Test func `Time does not advance while a task computes, even if another task never comes to rest`() async {
    let simulator = await Simulator.boot()
    let restless = [
      Task { while !Task.isCancelled { await Task.yield() } },
      Task.detached { while !Task.isCancelled { await Task.yield() } },
    ]
    var returned: Duration?
    Task {
      await Self.computeForLong()
      returned = simulator.now
    }
    await simulator.advance(by: .milliseconds(100))
    #expect(returned == .zero)
    for task in restless { task.cancel() }
  }
}
