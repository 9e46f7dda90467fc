import Simulator
import Testing
import UIKit

/// The screens that show states as data.
@MainActor
struct DataScreenTests {
  @Test func `A link leads through three containers, and a second one changes only the difference`() async throws {
    let world = try await GalleryWorld.demonstrating("Deep Links")
    #expect(world.shows("Ashore"))
    try await world.tap("/cabins/7/locker")
    #expect(world.shows("\"Locker\"") && !world.shows("Ashore"))
    #expect(world.labels.contains("Whereabouts.aboard / Deck.cabins / Room[corridor, cabin(7), locker]"))
    try await world.tap("/cabins/12")
    #expect(world.shows("\"Cabin 12\"") && !world.shows("Cabin 7"))
    #expect(world.labels.contains("completed"))
  }

  @Test func `A link without a destination has no effect, and a message is shown`() async throws {
    let world = try await GalleryWorld.demonstrating("Deep Links")
    try await world.tap("/engine")
    #expect(world.shows("Ashore"))
    #expect(world.labels.contains { $0.hasPrefix("refused: ") && $0.contains("engine") })
  }

  @Test func `Launched again, the app is where it was`() async throws {
    let world = try await GalleryWorld.inCabin()
    try await world.tap("Launch Again")
    #expect(world.labels.filter { $0 == "Cabin 7" }.count >= 2)
    // The words can be on two lines.
    #expect(world.simulator.textSnapshot().replacing("⏎", with: " ").contains("restored Room"))
  }

  @Test func `States that may not be restored are left out`() async throws {
    let world = try await GalleryWorld.inCabin()
    try await world.tap("Cabin 7 Was Locked")
    try await world.tap("Launch Again")
    #expect(world.shows("\"Corridor\"") && world.shows("dropped Room"))
  }

  @Test func `An archive of another version is not applied`() async throws {
    let world = try await GalleryWorld.inCabin()
    try await world.tap("The App Is a New Version")
    try await world.tap("Launch Again")
    #expect(world.shows("\"Ashore\"") && world.labels.contains { $0.contains("has version 1") })
  }

  @Test func `An archive that crashed the app is discarded`() async throws {
    let world = try await GalleryWorld.inCabin()
    try await world.tap("It Crashes When Launched")
    try await world.tap("Launch Again")
    #expect(world.labels.contains { $0.hasPrefix("The archive was applied.") })
    try await world.tap("Launch Again")
    #expect(world.shows("\"Ashore\"") && world.labels.contains { $0.hasSuffix("It is set aside.") })
  }

  @Test func `Events include a tap, and a reversed transition`() async throws {
    let world = try await GalleryWorld.demonstrating("Event Stream")
    try await world.simulator.tap("Sea")
    await world.simulator.advance(by: .milliseconds(300))
    #expect(world.shows("began harbor → sea, 0.8 s"))
    try await world.simulator.tap(at: CGPoint(x: 70, y: 402))
    await world.simulator.settle()
    #expect(
      world.labels.contains { $0.contains("retargeted to sea → harbor") && $0.contains("finished, showing harbor") })
  }

  @Test func `Events of the whole app are shown on request`() async throws {
    let world = try await GalleryWorld.demonstrating("Event Stream")
    try await world.tap("The Whole App")
    try await world.tap("Sea")
    #expect(world.shows("PlacesViewController: finished, showing sea"))
    try await world.swipeBack()
    #expect(world.shows("ShowcaseCell"))
  }
}

extension GalleryWorld {
  /// The screen with the app that can be launched again, which is deep inside.
  fileprivate static func inCabin() async throws -> GalleryWorld {
    let world = try await demonstrating("Restoration")
    for name in ["Go Aboard", "Cabins", "Cabin 7"] { try await world.tap(name) }
    return world
  }
}
