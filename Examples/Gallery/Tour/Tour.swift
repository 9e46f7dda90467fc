import GalleryApp
package import Simulator
import UIKit

/// A visit to every corner of the app, by finger, in virtual time.
@MainActor
package struct Tour {
  private let simulator: Simulator

  /// Plays the tour from start to end. It is the same each time.
  package static func play() async throws -> FlowReport {
    let simulator = await Simulator.boot(.iPhone15)
    let recorder = FlowRecorder(simulator)
    let observer = TourObserver(recorder)
    let environment = GalleryEnvironment.demo(pause: simulator.pause, observer: observer)
    simulator.show(RootViewController(environment: environment))
    try await Tour(simulator: simulator).visit()
    recorder.stop()
    return withExtendedLifetime(observer) {
      FlowReport(
        title: "Gallery tour",
        subtitle:
          "An app of four phases, played by script on an \(simulator.device.name) that exists only in memory.",
        recorder: recorder)
    }
  }

  private func visit() async throws {
    try await readTheIntroduction()
    try await signIn("1913")
    try await signIn("1912")
    try await fetchTheRegister()
    try await leaveInTheDark()
    try await changeOnesMind()
    simulator.removeWindow()
    await look()
  }

  // MARK: - Chapters

  private func readTheIntroduction() async throws {
    await look()
    try await simulator.tap("Next")
    await look()
    // Three taps within one animation: on, back, and on again after all.
    try await simulator.tap("Next")
    await simulator.advance(by: .milliseconds(150))
    try await simulator.tap("Back")
    await simulator.advance(by: .milliseconds(100))
    try await simulator.tap("Get Started")
    await look()
    try await simulator.tap("Back")
    await look()
    try await simulator.tap("Next")
    await look()
    try await simulator.tap("Get Started")
    await look()
  }

  private func signIn(_ passcode: String) async throws {
    for digit in passcode {
      try await simulator.tap(String(digit))
      await simulator.advance(by: .milliseconds(140))
    }
    await look()
  }

  private func fetchTheRegister() async throws {
    // The first attempt has failed by now.
    try await simulator.tap("Try Again")
    await look()
  }

  private func leaveInTheDark() async throws {
    simulator.userInterfaceStyle = .dark
    await look()
    try await simulator.tap("Sign Out")
    await look()
  }

  private func changeOnesMind() async throws {
    for digit in DemoAuthenticationService.passcode {
      try await simulator.tap(String(digit))
      await simulator.advance(by: .milliseconds(140))
    }
    // Signed in, home is on its way up, and the register on its way.
    await simulator.advance(by: .milliseconds(900))
    try await simulator.tap("Sign Out")
    await look()
  }

  /// Waits until everything has come to rest, and a moment longer, as a reader would.
  private func look() async {
    await simulator.settle()
    await simulator.advance(by: .milliseconds(500))
  }
}
