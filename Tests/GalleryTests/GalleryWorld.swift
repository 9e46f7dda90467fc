import GalleryApp
import Simulator
import UIKit

/// The app on a device, and the ways to its screens.
@MainActor
struct GalleryWorld {
  let simulator: Simulator
  let root: RootViewController

  /// Starts the app.
  init(on device: Device = .iPhone15) async {
    let simulator = await Simulator.boot(device)
    self.simulator = simulator
    root = RootViewController(environment: .demo(pause: simulator.pause))
    simulator.show(root)
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

  /// Home, while the register is still loading.
  func goHome() async throws {
    try await goToSignIn()
    try await enter(DemoAuthenticationService.passcode)
    await simulator.advance(by: .milliseconds(1400))
  }

  /// Home, with the register there.
  func goToRegister() async throws {
    try await goHome()
    await simulator.settle()
    try await simulator.tap("Try Again")
    await simulator.settle()
  }

  /// The list of the showcase.
  func goToShowcase() async throws {
    try await goHome()
    try await tap("Showcase")
  }

  /// A screen of the showcase.
  static func demonstrating(_ title: String) async throws -> GalleryWorld {
    let world = await GalleryWorld()
    try await world.goToShowcase()
    for _ in 0..<2 {
      if (try? await world.tap(title)) != nil { return world }
      try await world.scroll(by: 400)
    }
    try await world.tap(title)
    return world
  }

  /// Taps, and waits until everything has come to rest.
  func tap(_ name: String) async throws {
    try await simulator.tap(name)
    await simulator.settle()
  }

  /// Pushes the content up by a finger.
  func scroll(by distance: CGFloat) async throws {
    try await simulator.drag(
      from: CGPoint(x: 380, y: 690), to: CGPoint(x: 380, y: 690 - distance), over: .milliseconds(400))
    await simulator.settle()
  }

  /// Pulls the picture on the stage to a side.
  func pull(from start: CGFloat, to end: CGFloat) async throws {
    try await simulator.drag(
      from: CGPoint(x: start, y: 240), to: CGPoint(x: end, y: 240), over: .milliseconds(300))
    await simulator.settle()
  }

  func swipeBack() async throws {
    try await simulator.drag(
      from: CGPoint(x: 4, y: 600), to: CGPoint(x: 380, y: 600), over: .milliseconds(250))
    await simulator.settle()
  }

  /// Returns whether a user is signed in.
  var isHome: Bool { shows("\"Account\"") }

  func shows(_ text: String) -> Bool { simulator.textSnapshot().contains(text) }
}
