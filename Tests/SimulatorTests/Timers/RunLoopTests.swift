import Dispatch
import Simulator
import Testing
import UIKit

/// The main run loop follows the simulator's clock.
@MainActor
struct RunLoopTests {
  let simulator: Simulator
  let log: EventLog

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    log = EventLog(on: simulator)
  }

  // The functions of the run loop are not available in asynchronous code, which calls them through these.
  private nonisolated func run(_ seconds: TimeInterval) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
  }

  private nonisolated func runOnce(_ seconds: TimeInterval) -> Bool {
    RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }

  @Test func `Blocks of the main run loop are performed in the next frame, in the order of their calls`() async {
    RunLoop.main.perform { [log] in MainActor.assumeIsolated { log.add("a") } }
    RunLoop.main.perform(inModes: [.common]) { [log] in MainActor.assumeIsolated { log.add("b") } }
    #expect(log.events.isEmpty)
    await simulator.advance(by: .seconds(1))
    #expect(log.events.map { $0.prefix(1) } == ["a", "b"])
  }

  @Test func `A test that awaits a block of the main run loop continues`() async {
    await withCheckedContinuation { next in RunLoop.main.perform { next.resume() } }
  }

  @Test func `Running the main run loop moves the time`() {
    scheduleTimer(0.1) { [log] _ in log.add("timer") }
    let view = UIView()
    let controller = UIViewController()
    simulator.show(controller)
    controller.view.addSubview(view)
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { [log] _ in log.add("animation") })
    let start = simulator.now
    run(0.5)
    #expect(log.events.map { $0.prefix(5) } == ["timer", "anima"])
    #expect(simulator.now - start == .milliseconds(500))
  }

  @Test func `A loop that runs the main run loop until a condition is met ends`() async {
    let (first, second) = (UIViewController(), UIViewController())
    simulator.show(first)
    await simulator.settle()
    first.present(second, animated: true)
    var turns = 0
    while second.view.window == nil || second.isBeingPresented, turns < 100 {
      #expect(runOnce(0.05))
      turns += 1
    }
    #expect(turns > 2 && turns < 100)
  }

  @Test func `The app cannot move the time from its own callbacks`() async {
    let start = simulator.now
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in
      run(5)
      log.add("block")
    }
    await simulator.advance(by: .milliseconds(200))
    #expect(log.events == ["block 100"])
    #expect(simulator.now - start == .milliseconds(200))
  }
}
