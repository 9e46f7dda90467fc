import Dispatch
import Simulator
import Testing
import UIKit

/// A `Timer` of the main run loop follows the simulator's clock.
@MainActor
struct TimerTests {
  let simulator: Simulator
  let log: EventLog

  init() async {
    simulator = await Simulator.boot()
    log = EventLog(on: simulator)
  }

  @Test func `A timer fires at its time, and not before`() async {
    scheduleTimer(0.3) { [log] _ in log.add("timer") }
    await simulator.advance(by: .milliseconds(299))
    #expect(log.events.isEmpty)
    await simulator.advance(by: .milliseconds(1))
    #expect(log.events == ["timer 300"])
    await simulator.advance(by: .seconds(2))
    #expect(log.events.count == 1)
  }

  @Test func `A timer fires while the time is advanced without suspension`() {
    scheduleTimer(0.3) { [log] _ in log.add("timer") }
    simulator.advance(by: .seconds(1))
    #expect(log.events == ["timer 300"])
  }

  @Test func `A timer that was added to the run loop fires once, however many modes it is in`() async {
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { [log] timer in
      MainActor.assumeIsolated { log.add("timer") }
    }
    timer.tolerance = 0.1
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    #expect(await simulator.settle())
    #expect(log.events == ["timer 500"])
    #expect(!timer.isValid)
  }

  @Test func `A repeating timer fires again and again until it is invalidated in its own block`() async {
    scheduleTimer(0.25, repeats: true) { [log] timer in
      log.add("tick")
      if log.events.count == 3 { timer.invalidate() }
    }
    await simulator.advance(by: .seconds(5))
    #expect(log.events == ["tick 250", "tick 500", "tick 750"])
  }

  @Test func `An invalidated timer does not fire`() async {
    let timer = scheduleTimer(0.25, repeats: true) { [log] _ in log.add("tick") }
    await simulator.advance(by: .milliseconds(300))
    timer.invalidate()
    await simulator.advance(by: .seconds(2))
    #expect(log.events == ["tick 250"])
    #expect(await simulator.settle())
    #expect(simulator.now == .milliseconds(2300))
  }

  @Test func `A timer may invalidate another one that is due at the same time`() async {
    var second: Timer?
    scheduleTimer(0.25) { [log] _ in
      log.add("first")
      second?.invalidate()
    }
    second = scheduleTimer(0.25) { [log] _ in log.add("second") }
    await simulator.advance(by: .seconds(1))
    #expect(log.events == ["first 250"])
  }

  @Test func `A timer that invalidates itself and others leaves nothing behind`() async {
    let other = scheduleTimer(5, repeats: true) { [log] _ in log.add("other") }
    scheduleTimer(0.25, repeats: true) { [log] timer in
      log.add("timer")
      timer.invalidate()
      other.invalidate()
    }
    let single = scheduleTimer(5) { [log] _ in log.add("single") }
    await simulator.advance(by: .milliseconds(250))
    single.invalidate()
    #expect(await simulator.settle())
    #expect(simulator.now == .milliseconds(250))
    await simulator.advance(by: .seconds(10))
    #expect(log.events == ["timer 250"])
  }

  @Test func `A repeating timer that changes its date in its own block continues from there`() async {
    scheduleTimer(0.25, repeats: true) { [log] timer in
      log.add("tick")
      if log.events.count == 1 { timer.fireDate = Date(timeIntervalSinceNow: 1) }
    }
    await simulator.advance(by: .seconds(2))
    #expect(log.events == ["tick 250", "tick 1250", "tick 1500", "tick 1750", "tick 2000"])
  }

  @Test func `A timer whose date has passed fires in the next frame`() async {
    let timer = Timer(fire: Date(timeIntervalSinceNow: -5), interval: 2, repeats: true) { [log] _ in
      MainActor.assumeIsolated { log.add("tick") }
    }
    RunLoop.main.add(timer, forMode: .default)
    await simulator.advance(by: .milliseconds(20))
    #expect(log.events.count == 1)
    // It continues in the rhythm of its date.
    await simulator.advance(by: .seconds(3))
    #expect(log.events.dropFirst() == ["tick 1000", "tick 3000"])
    timer.invalidate()
  }

  @Test func `Timers that are due at the same time fire in the order in which they were added`() async {
    for name in ["a", "b"] { scheduleTimer(0.3) { [log] _ in log.add(name) } }
    await simulator.advance(by: .milliseconds(100))
    for name in ["c", "d"] { scheduleTimer(0.2) { [log] _ in log.add(name) } }
    #expect(await simulator.settle())
    #expect(log.events == ["a 300", "b 300", "c 300", "d 300"])
  }

  @Test func `A timer that another thread adds to the main run loop follows the clock`() async {
    await Task.detached { [self] in await addElsewhere() }.value
    await simulator.advance(by: .milliseconds(499))
    #expect(log.events.isEmpty)
    #expect(await simulator.settle())
    #expect(log.events == ["elsewhere 500"])
  }

  @concurrent private nonisolated func addElsewhere() async {
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { [log] _ in
      MainActor.assumeIsolated { log.add("elsewhere") }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  @Test func `A timer that was created before the device was booted follows the clock when it is added`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var ticks = 0
      let timer = Timer(fire: Date(timeIntervalSinceNow: 1_000), interval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { ticks += 1 }
      }
      let real = Timer(fire: Date(timeIntervalSinceNow: 1_000), interval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { ticks += 100 }
      }
      RunLoop.main.add(real, forMode: .common)
      let simulator = await Simulator.boot()
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(real, forMode: .default)
      await simulator.advance(by: .seconds(900))
      #expect(ticks == 0)
      await simulator.advance(by: .seconds(200))
      #expect((50...200).contains(ticks))
    }
  }

  @Test func `A timer in the common modes fires while the user drags`() async throws {
    let scrollView = UIScrollView()
    let controller = UIViewController()
    controller.view = scrollView
    simulator.show(controller)
    scrollView.contentSize = CGSize(width: 300, height: 5_000)
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { [log] _ in
      MainActor.assumeIsolated { log.add("timer") }
    }
    RunLoop.main.add(timer, forMode: .common)
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 500))
    await simulator.advance(by: .milliseconds(200))
    simulator.move(finger, to: CGPoint(x: 100, y: 300))
    await simulator.advance(by: .milliseconds(300))
    #expect(scrollView.isDragging)
    #expect(log.events == ["timer 500"])
    simulator.touchUp(finger, at: CGPoint(x: 100, y: 300))
  }

  @Test func `A timer may schedule the next one`() async {
    scheduleTimer(0.25) { [log] _ in
      log.add("first")
      scheduleTimer(0.5) { _ in log.add("second") }
    }
    #expect(await simulator.settle())
    #expect(log.events == ["first 250", "second 750"])
  }

  @Test func `A timer follows its fire date`() async {
    let timer = scheduleTimer(0.25, repeats: true) { [log] _ in log.add("tick") }
    timer.fireDate = .distantFuture
    await simulator.advance(by: .seconds(2))
    #expect(log.events.isEmpty)
    timer.fireDate = Date(timeIntervalSinceNow: 0.1)
    await simulator.advance(by: .milliseconds(400))
    #expect(log.events == ["tick 2100", "tick 2350"])
    timer.fireDate = .distantFuture
    #expect(await simulator.settle())
    #expect(log.events.count == 2)
  }

  @Test func `Timers, delayed blocks, animations and paused tasks occur in the order of time`() async {
    let controller = UIViewController()
    simulator.show(controller)
    UIView.animate(withDuration: 0.4) {
      controller.view.alpha = 0
    } completion: { [log] _ in
      log.add("animation")
    }
    for interval in [0.7, 0.1, 0.401] { scheduleTimer(interval) { [log] _ in log.add("timer") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [log] in log.add("block") }
    Task { [log, pause = simulator.pause] in
      try await pause(.milliseconds(500))
      log.add("task")
    }
    #expect(await simulator.settle())
    #expect(log.events == ["timer 100", "block 250", "animation 400", "timer 401", "task 500", "timer 700"])
  }

  @Test func `A device with a repeating timer is at rest`() async {
    scheduleTimer(0.2, repeats: true) { [log] _ in log.add("tick") }
    #expect(await simulator.settle())
    #expect(simulator.now == .zero)
    scheduleTimer(0.5) { [log] _ in log.add("timer") }
    #expect(await simulator.settle())
    #expect(log.events == ["tick 200", "tick 400", "timer 500"])
  }

  @Test func `A test can await what a repeating timer brings`() async {
    let count = await withCheckedContinuation { continuation in
      var count = 0
      scheduleTimer(1, repeats: true) { timer in
        count += 1
        guard count == 3 else { return }
        timer.invalidate()
        continuation.resume(returning: count)
      }
    }
    #expect(count == 3)
    #expect(simulator.now == .seconds(3))
  }

  @Test func `A change that a timer makes is committed in the same step`() {
    let controller = UIViewController()
    simulator.show(controller)
    let subview = UIView()
    scheduleTimer(0.3) { _ in
      controller.view.addSubview(subview)
      subview.setNeedsLayout()
    }
    simulator.advance(by: .milliseconds(300))
    #expect(subview.window != nil)
    #expect(!AppRuntime.shared.hasUncommittedChanges)
  }
}
