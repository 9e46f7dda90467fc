import Simulator
import Testing
import UIKit

@MainActor
struct ScreenTests {
  @Test func `The splash`() async throws {
    let world = await GalleryWorld()
    try expectSnapshot(world.simulator.textSnapshot(), named: "splash")
  }

  @Test(arguments: 1...3)
  func `A page of the introduction`(_ page: Int) async throws {
    let world = await GalleryWorld()
    await world.goToOnboarding()
    for _ in 1..<page {
      try await world.simulator.tap("Next")
      await world.simulator.settle()
    }
    try expectSnapshot(world.simulator.textSnapshot(), named: "onboarding-\(page)")
  }

  @Test func `The sign-in form`() async throws {
    let world = await GalleryWorld()
    try await world.goToSignIn()
    try expectSnapshot(world.simulator.textSnapshot(), named: "sign-in")
  }

  @Test func `Home while the register is loading`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    try expectSnapshot(world.simulator.textSnapshot(), named: "home-loading")
  }

  @Test func `Home without a connection`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await world.simulator.settle()
    try expectSnapshot(world.simulator.textSnapshot(), named: "home-failed")
  }

  @Test func `Home with the register`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    await world.simulator.settle()
    try await world.simulator.tap("Try Again")
    await world.simulator.settle()
    try expectSnapshot(world.simulator.textSnapshot(), named: "home-loaded")
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
