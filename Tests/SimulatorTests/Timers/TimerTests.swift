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

  @Test func `Timers and animations occur in the order of time`() async {
    let controller = UIViewController()
    simulator.show(controller)
    UIView.animate(withDuration: 0.4) {
      controller.view.alpha = 0
    } completion: { [log] _ in
      log.add("animation")
    }
    for interval in [0.7, 0.1, 0.401] { scheduleTimer(interval) { [log] _ in log.add("timer") } }
    #expect(await simulator.settle())
    #expect(log.events == ["timer 100", "animation 400", "timer 401", "timer 700"])
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
