import GalleryApp
import Simulator
import UIKit

/// The app on a device, and the ways to its screens.
@MainActor
struct GalleryWorld {
  let simulator: Simulator

  /// Starts the app.
  init(on device: Device = .iPhone15) async {
    let simulator = await Simulator.boot(device)
    self.simulator = simulator
    simulator.show(RootViewController(environment: .demo(pause: simulator.pause)))
  }

  func goToOnboarding() async { await simulator.settle() }

  func goToSignIn() async throws {
    await goToOnboarding()
    try await simulator.tap("Skip")
    await simulator.settle()
  }

  func enter(_ passcode: String) async throws {
    for digit in passcode { try await simulator.tap(String(digit)) }
  }

  /// Home, with the register still on its way.
  func goHome() async throws {
    try await goToSignIn()
    try await enter(DemoAuthenticationService.passcode)
    await simulator.advance(by: .milliseconds(1400))
  }

  func shows(_ text: String) -> Bool { simulator.textSnapshot().contains(text) }
}
