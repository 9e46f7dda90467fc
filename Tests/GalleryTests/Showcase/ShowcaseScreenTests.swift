import Simulator
import Testing
import UIKit

@testable import GalleryApp

@MainActor
struct ShowcaseScreenTests {
  @Test func `The showcase's list`() async throws {
    let world = await GalleryWorld()
    try await world.goToShowcase()
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test(arguments: [
    "Transitions", "Interruption", "Interactive Transitions", "Custom Motion", "Several Children", "Loading",
    "Retention",
    "Allowed Transitions", "Sheets and Alerts", "Leave Guards", "A Stack as Data", "Tabs as States", "Pages",
    "Root View Controllers",
    "Bars and Content", "Deep Links", "Restoration", "Event Stream",
  ])
  func `A screen of the showcase`(_ title: String) async throws {
    let world = try await GalleryWorld.demonstrating(title)
    await expectSnapshot(of: world.simulator, as: .text, named: title)
    #expect(Showcase.entry(titled: title) != nil)
    // And back, by the edge of the screen.
    try await world.swipeBack()
    #expect(world.shows("ShowcaseCell"))
  }

  @Test func `Every row of the list is a screen that is tested here`() {
    #expect(Showcase.sections.flatMap(\.entries).count == 18)
    #expect(Set(Showcase.sections.flatMap(\.entries).map(\.title)).count == 18)
  }

  @Test func `A ship`() async throws {
    let world = await GalleryWorld()
    try await world.goToRegister()
    try await world.tap("Silver Sextant")
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test func `The account`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    try await world.tap("Account")
    await expectSnapshot(of: world.simulator, as: .text)
  }

  @Test(arguments: [Device.iPhoneSE, .iPadPro11])
  func `Screens of the showcase fit every device`(_ device: Device) async throws {
    let world = await GalleryWorld(on: device)
    try await world.goToShowcase()
    try await world.tap("Interruption")
    #expect(world.shows("Ignore new requests"))
    try await world.tap("Island")
    #expect(world.shows("1 completed"))
  }
}
