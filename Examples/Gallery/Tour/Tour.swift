import GalleryApp
package import Simulator
package import Stateroom
import StateroomTesting
import UIKit

/// A tour of every part of the app, with touches, in virtual time.
@MainActor
package struct Tour {
  let simulator: Simulator

  /// Returns whether a refusal that indicates a mistake is intended.
  package static func isOnShow(_ refusal: TransitionRefusal) -> Bool { refusal.reason == .unknownState }

  /// Plays the tour from start to end, with the same result each time.
  package static func play() async throws -> FlowReport {
    let simulator = await Simulator.boot(.iPhone15)
    let recorder = FlowRecorder(simulator)
    let flow = ContainerFlow(recorder, naming: TourName.of, motion: \.name)
    simulator.show(RootViewController(environment: .demo(pause: simulator.pause)))
    try await Tour(simulator: simulator).visit()
    flow.stop()
    recorder.stop()
    return FlowReport(
      title: "Gallery tour",
      subtitle:
        "An app with a screen for each of the library's capabilities, played by script on an \(simulator.device.name) that exists only in memory.",
      recorder: recorder)
  }

  private func visit() async throws {
    try await readTheIntroduction()
    try await signIn("1913")
    try await signIn("1912")
    try await browseTheRegister()
    try await visitTheShowcase()
    simulator.removeWindow()
    await look()
  }

  // MARK: - Chapters

  private func readTheIntroduction() async throws {
    await look()
    try await tap("Next")
    // Three taps during one animation: forward, back, and forward again.
    try await simulator.tap("Next")
    await simulator.advance(by: .milliseconds(150))
    try await simulator.tap("Back")
    await simulator.advance(by: .milliseconds(100))
    try await tap("Get Started")
    try await tap("Get Started")
  }

  private func signIn(_ passcode: String) async throws {
    for digit in passcode {
      try await simulator.tap(String(digit))
      await simulator.advance(by: .milliseconds(140))
    }
    await look()
  }

  private func browseTheRegister() async throws {
    // The first attempt has failed by now.
    try await tap("Try Again")
    try await drag(from: CGPoint(x: 200, y: 620), to: CGPoint(x: 200, y: 320), over: .milliseconds(300))
    try await tap("Silver Falcon")
    // The first swipe is cancelled, the second is completed.
    try await drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 120, y: 500), over: .milliseconds(500), holding: true)
    try await swipeBack()
  }

  // MARK: - Touches

  /// Taps, waits until the device is at rest, and a moment longer for the reader.
  func tap(_ name: String) async throws {
    try await simulator.tap(name)
    await look()
  }

  /// Scrolls to a row if necessary, and taps it.
  func find(_ name: String) async throws {
    for _ in 0..<4 {
      if (try? await simulator.tap(name)) != nil { return await look() }
      try await drag(
        from: CGPoint(x: 380, y: 700), to: CGPoint(x: 380, y: 480), over: .milliseconds(300), holding: true)
    }
    try await tap(name)
  }

  func swipeBack() async throws {
    try await drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 380, y: 500), over: .milliseconds(250))
  }

  /// Drags a touch across the screen.
  ///
  /// - Parameter holding: A Boolean value that indicates whether the touch pauses before it ends, so that its velocity
  ///   is 0.
  func drag(from start: CGPoint, to end: CGPoint, over duration: Duration, holding: Bool = false) async throws {
    let finger = try simulator.touchDown(at: start)
    let steps = 15
    for step in 1...steps {
      await simulator.advance(by: duration / steps)
      let part = CGFloat(step) / CGFloat(steps)
      simulator.move(
        finger, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if holding {
      for _ in 0..<18 { await simulator.advance(by: .nanoseconds(16_666_666)) }
      simulator.move(finger, to: end)
    }
    simulator.touchUp(finger, at: end)
    await look()
  }

  /// Waits until the device is at rest, and a moment longer.
  func look() async {
    await simulator.settle()
    await simulator.advance(by: .milliseconds(500))
  }
}
