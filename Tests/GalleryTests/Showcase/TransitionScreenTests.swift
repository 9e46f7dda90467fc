import Foundation
import Simulator
import Stateroom
import Testing
import UIKit

@testable import GalleryApp

/// The screens that show what happens between two states.
@MainActor
struct TransitionScreenTests {
  @Test func `Every transition of the catalogue has a name of its own`() {
    let transitions = TransitionCatalog.sections.flatMap(\.transitions)
    #expect(Set(transitions.map(\.name)).count == transitions.count)
    for var transition in transitions {
      let name = transition.name
      #expect(name != "custom" && name != "none")
      transition.duration *= 4
      #expect(transition.name == name)
    }
  }

  @Test func `A tap plays a transition, and a switch slows it down`() async throws {
    let world = try await GalleryWorld.demonstrating("Transitions")
    try await world.simulator.tap("Flip from left")
    await world.simulator.advance(by: .milliseconds(300))
    #expect(world.shows("\"Harbor\"") && world.shows("\"Sea\""))
    await world.simulator.settle()
    #expect(!world.shows("\"Harbor\"") && world.shows("\"Sea\""))
    try await world.tap("Slow Motion")
    try await world.simulator.tap("Dissolve")
    await world.simulator.advance(by: .milliseconds(1200))
    #expect(world.shows("\"Sea\"") && world.shows("\"Island\""))
    await world.simulator.settle()
    #expect(!world.shows("\"Sea\""))
  }

  @Test func `With reduced motion, transitions fade instead`() async throws {
    let world = try await GalleryWorld.demonstrating("Transitions")
    try await world.tap("Reduce Motion")
    try await world.simulator.tap("Flip from left")
    // A dissolve is over by then, a flip is not.
    await world.simulator.advance(by: .milliseconds(450))
    #expect(!world.shows("\"Harbor\"") && world.shows("\"Sea\""))
  }

  @Test func `Every policy handles the same taps differently`() async throws {
    let world = try await GalleryWorld.demonstrating("Interruption")
    for place in ["Sea", "Island", "Harbor"] {
      try await world.simulator.tap(
        at: CGPoint(x: place == "Harbor" ? 70 : place == "Sea" ? 196 : 320, y: 130))
      await world.simulator.advance(by: .milliseconds(200))
    }
    await world.simulator.settle()
    let tallies = world.labels.filter { $0.contains("completed") || $0.contains("refused") }
    #expect(
      tallies == [
        "1 superseded · 2 completed", "3 completed", "1 superseded · 1 cancelled · 1 completed", "3 completed",
        "2 refused · 1 completed",
      ])
  }

  @Test func `A gesture decides, and can be reversed`() async throws {
    let world = try await GalleryWorld.demonstrating("Interactive Transitions")
    let finger = try world.simulator.touchDown(at: CGPoint(x: 320, y: 240))
    for x in stride(from: 320, through: 220, by: -10) {
      await world.simulator.advance(by: .milliseconds(40))
      world.simulator.move(finger, to: CGPoint(x: CGFloat(x), y: 240))
    }
    #expect(world.shows("\"Harbor\"") && world.shows("\"Sea\""))
    await world.simulator.advance(by: .milliseconds(300))
    world.simulator.move(finger, to: CGPoint(x: 220, y: 240))
    world.simulator.touchUp(finger, at: CGPoint(x: 220, y: 240))
    await world.simulator.settle()
    #expect(world.shows("\"Harbor\"") && !world.shows("\"Sea\"") && world.shows("\"cancelled\""))
    try await world.pull(from: 360, to: 60)
    #expect(world.shows("\"Sea\"") && !world.shows("\"Harbor\"") && world.shows("\"completed\""))
  }

  @Test func `A running transition is caught and thrown back`() async throws {
    let world = try await GalleryWorld.demonstrating("Interactive Transitions")
    try await world.simulator.tap("Start a Slow Transition")
    await world.simulator.advance(by: .milliseconds(1400))
    #expect(world.shows("\"Harbor\"") && world.shows("\"Sea\""))
    try await world.pull(from: 140, to: 300)
    #expect(world.shows("\"Harbor\"") && !world.shows("\"Sea\"") && world.shows("\"cancelled\""))
  }

  @Test func `The tiles of a child that animates itself end at their positions`() async throws {
    let world = try await GalleryWorld.demonstrating("Custom Motion")
    let before = world.tiles
    #expect(before.count == 9)
    try await world.simulator.tap("Sea")
    await world.simulator.advance(by: .milliseconds(200))
    #expect(world.tiles.count == 18)
    // Reversed by a request for the opposite transition, they return to their places.
    try await world.tap("Harbor")
    #expect(world.tiles == before)
  }
}

extension GalleryWorld {
  /// The texts on the screen, from back to front.
  var labels: [String] {
    simulator.textSnapshot().split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 1 ? parts[1].replacingOccurrences(of: "⏎", with: " ") : nil
    }
  }

  /// The lines of the snapshot that describe the tiles on the stage.
  var tiles: [Substring] { simulator.textSnapshot().split(separator: "\n").filter { $0.contains("SymbolTile") } }
}
