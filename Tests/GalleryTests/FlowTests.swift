import GalleryApp
import Simulator
import Testing
import UIKit

@MainActor
struct FlowTests {
  @Test func `A wrong passcode is refused and may be entered again`() async throws {
    let world = await GalleryWorld()
    try await world.goToSignIn()
    try await world.enter("1913")
    #expect(world.shows("Signing in…"))
    await world.simulator.settle()
    #expect(world.shows("Wrong passcode"))
    try await world.enter(DemoAuthenticationService.passcode)
    await world.simulator.settle()
    #expect(world.isHome)
  }

  @Test func `The keypad accepts no digits while it signs in`() async throws {
    let world = await GalleryWorld()
    try await world.goToSignIn()
    try await world.enter(DemoAuthenticationService.passcode)
    await #expect(throws: SimulatorError.self) { try await world.simulator.tap("1") }
  }

  @Test func `A digit can be deleted`() async throws {
    let world = await GalleryWorld()
    try await world.goToSignIn()
    try await world.enter("199")
    try await world.simulator.tap("Delete")
    try await world.enter("12")
    await world.simulator.settle()
    #expect(world.isHome)
  }

  @Test func `Signing out is possible while the register is loading`() async throws {
    let world = await GalleryWorld()
    try await world.goHome()
    try await world.simulator.tap("Account")
    #expect(world.shows("Ada Lindqvist"))
    try await world.simulator.tap("Sign Out")
    await world.simulator.settle()
    #expect(world.shows("Enter Passcode"))
    #expect(!world.isHome)
  }

  @Test func `The bundle holds five hundred records`() throws {
    let records = try BundledRecordStore().load()
    #expect(records.count == 500)
    #expect(Set(records.map(\.id)).count == 500)
    #expect(Set(records.map(\.name)).count == 500)
  }
}
