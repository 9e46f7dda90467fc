import Simulator
import Testing
import UIKit

@MainActor
struct RuntimeTimerTests {
  /// Owns a timer whose block retains it, so that only the call or a cancellation releases it.
  private final class Owner {
    var timer: RuntimeTimer?
  }

  @Test func `A device that is restarted releases what its timers retained`() async {
    let simulator = await Simulator.boot()
    weak var released: Owner?
    do {
      let owner = Owner()
      owner.timer = AppRuntime.shared.timers.schedule(after: 3) { owner.timer = nil }
      released = owner
    }
    #expect(released != nil)
    withExtendedLifetime(simulator) { AppRuntime.shared.reset() }
    #expect(released == nil)
  }

  @Test func `A timer that is cancelled is not called and releases its block`() async {
    let simulator = await Simulator.boot()
    var calls = 0
    weak var released: Owner?
    do {
      let owner = Owner()
      owner.timer = AppRuntime.shared.timers.schedule(after: 1) { (owner.timer, calls) = (nil, calls + 1) }
      released = owner
      owner.timer?.cancel()
    }
    #expect(released == nil)
    await simulator.advance(by: .seconds(2))
    #expect(calls == 0)
  }
}
