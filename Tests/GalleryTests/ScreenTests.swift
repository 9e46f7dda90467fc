import Simulator
import Testing
import UIKit

@MainActor
struct ScreenTests {
  @Test func `The splash`() async throws {
    let world = await GalleryWorld()
    await expectSnapshot(of: world.simulator, as: [.svg, .text], atRest: false)
  }

  @Test(arguments: 1...3)
  func `A page of the introduction`(_ page: Int) async throws {
    let world = await GalleryWorld()
    await world.goToOnboarding()
    for _ in 1..<page {
      try await world.simulator.tap("Next")
      await world.simulator.settle()
    }
    await expectSnapshot(of: world.simulator, as: .text, named: "\(page)")
  }

  @Test func `The sign-in form`() async throws {
    let world = await GalleryWorld()
    try await world.goToSignIn()
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test func `Home while the register is loading`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await expectSnapshot(of: world.simulator, as: .text, atRest: false)
  }

  @Test func `Home without a connection`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await world.simulator.settle()
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test func `Home with the register`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await world.simulator.settle()
    try await world.simulator.tap("Try Again")
    await world.simulator.settle()
    await expectSnapshot(of: world.simulator, as: .text)
    let picture = world.simulator.svgSnapshot()
    for text in ["Register", "Emerald Albatross", "500 SHIPS"] { #expect(picture.contains(text)) }
  }

  @Test(arguments: [Device.iPhoneSE, .iPhone15ProMax, .iPadPro11])
  func `Every screen fits every device`(_ device: Device) async throws {
    let world = await GalleryWorld(on: device)
    try await world.goHome()
    await world.simulator.settle()
    try await world.simulator.tap("Try Again")
    await world.simulator.settle()
    #expect(world.shows("Emerald Albatross"))
  }
}
