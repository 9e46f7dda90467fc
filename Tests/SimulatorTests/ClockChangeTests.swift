import Simulator
import Testing
import UIKit

@MainActor
struct ClockChangeTests {
  @Test func `A pending frame of the real clock does not affect virtual time`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let virtual = AppRuntime.shared.clock
    let real = RealFrameClock()
    AppRuntime.shared.clock = real
    AppRuntime.shared.setNeedsCommit()
    AppRuntime.shared.clock = virtual
    // The main queue is served in order: a block that is added now runs after the frame, which is due immediately.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now()) { continuation.resume() }
    }
    #expect(AppRuntime.shared.hasUncommittedChanges)
    simulator.commit()
    #expect(!AppRuntime.shared.hasUncommittedChanges)
  }
}
