import Simulator
import Testing
import UIKit

/// The screens that show what belongs to states.
@MainActor
struct StateScreenTests {
  @Test func `A child that remains appears once`() async throws {
    let world = try await GalleryWorld.demonstrating("Several Children")
    try await world.tap("Legend")
    try await world.tap("Everything")
    #expect(world.shows("Chart     1⏎Legend    1⏎Controls  1"))
    try await world.tap("Chart")
    try await world.tap("Legend")
    #expect(world.shows("Chart     1⏎Legend    2⏎Controls  1"))
  }

  @Test func `Loading ends with its result, and can be repeated`() async throws {
    let world = try await GalleryWorld.demonstrating("Loading")
    try await world.tap("Storm")
    try await world.simulator.tap("Cast the Net")
    await world.simulator.advance(by: .milliseconds(700))
    #expect(world.shows("Fishing…") && !world.shows("The net is full."))
    // A second tap does not cast it twice.
    try await world.simulator.tap("Cast the Net")
    await world.simulator.advance(by: .milliseconds(1200))
    #expect(world.shows("The boat had to turn back."))
    try await world.tap("Nothing")
    try await world.tap("Try Again")
    #expect(world.shows("The net is empty."))
  }

  @Test func `With pacing, a short loading shows no indicator`() async throws {
    let world = try await GalleryWorld.demonstrating("Loading")
    try await world.tap("Nothing")
    try await world.tap("A Moment")
    try await world.tap("Only When Worth It")
    try await world.simulator.tap("Cast the Net")
    for _ in 0..<60 {
      await world.simulator.advance(by: .milliseconds(20))
      #expect(!world.shows("Fishing…"))
    }
    #expect(world.shows("The net is empty."))
    try await world.tap("Long")
    try await world.simulator.tap("Cast the Net")
    await world.simulator.advance(by: .milliseconds(250))
    #expect(!world.shows("Fishing…"))
    await world.simulator.advance(by: .milliseconds(500))
    #expect(world.shows("Fishing…"))
  }

  @Test func `What is dismissed by hand changes the state`() async throws {
    let world = try await GalleryWorld.demonstrating("Sheets and Alerts")
    try await world.tap("Letter")
    #expect(world.shows("A Letter") && world.shows("letter: completed"))
    try await world.simulator.drag(
      from: CGPoint(x: 196, y: 460), to: CGPoint(x: 196, y: 830), over: .milliseconds(400))
    await world.simulator.settle()
    #expect(!world.shows("A Letter") && world.shows("desk"))
    try await world.tap("Letter, Then Chart")
    #expect(world.shows("The Chart"))
    try await world.tap("Close")
    #expect(world.shows("chart: completed"))
    try await world.tap("Question")
    try await world.tap("Send")
    #expect(world.shows("The Letter Is Sent") && world.shows("sent"))
  }

  @Test func `The topmost state of a stack presents a sheet`() async throws {
    let world = try await GalleryWorld.demonstrating("Sheets and Alerts")
    try await world.scroll(by: 400)
    try await world.tap("Fold It")
    #expect(world.shows("Fold the Map") && world.shows("locker, folding"))
    try await world.simulator.drag(
      from: CGPoint(x: 196, y: 460), to: CGPoint(x: 196, y: 830), over: .milliseconds(400))
    await world.simulator.settle()
    #expect(!world.shows("Fold the Map") && world.shows("locker, map"))
    try await world.tap("Fold It")
    try await world.tap("Put It Away")
    #expect(!world.shows("Fold the Map") && !world.shows("locker, map") && world.shows("locker"))
  }

  @Test func `A counter is retained while its state is not shown`() async throws {
    let world = try await GalleryWorld.demonstrating("Retention")
    try await world.tap("Count Up")
    try await world.tap("Count Up")
    try await world.tap("Dropped")
    try await world.tap("Count Up")
    #expect(world.count == "1")
    try await world.tap("Kept")
    #expect(world.count == "2")
    try await world.tap("Dropped")
    #expect(world.count == "0")
    try await world.tap("Release Retained Controllers")
    try await world.tap("Kept")
    #expect(world.count == "0")
  }

  @Test func `Controllers retained until a memory warning are released then`() async throws {
    let world = try await GalleryWorld.demonstrating("Retention")
    try await world.tap("Lightly")
    try await world.tap("Count Up")
    try await world.tap("Kept")
    try await world.tap("Count Up")
    try await world.tap("Dropped")
    world.simulator.sendMemoryWarning()
    try await world.tap("Lightly")
    #expect(world.count == "0")
    try await world.tap("Kept")
    #expect(world.count == "1")
  }

  @Test func `A transition that is not allowed is refused, and the others form the graph`() async throws {
    let world = try await GalleryWorld.demonstrating("Allowed Transitions")
    try await world.tap("Done")
    #expect(world.shows("The order does not allow the transition from⏎cart to done."))
    #expect(world.shows("stateDiagram-v2⏎  [*] --> cart\""))
    for step in ["Address", "Pay", "Done"] { try await world.tap(step) }
    #expect(world.shows("cart --> address⏎  address --> payment⏎  payment --> done"))
  }
}

/// The form that asks before it is left.
@MainActor
struct LeaveGuardScreenTests {
  @Test func `Without changes the user is not asked`() async throws {
    let world = try await GalleryWorld.demonstrating("Leave Guards")
    try await world.swipeBack()
    #expect(world.shows("ShowcaseCell"))
  }

  @Test(arguments: ["Register", "Showcase", "Sign Out", "swipe"])
  func `With changes every navigation asks first`(_ way: String) async throws {
    let world = try await GalleryWorld.demonstrating("Leave Guards")
    try await world.tap("Rename the Ship")
    try await world.leave(by: way)
    #expect(world.shows("Discard Changes?"))
    try await world.tap("Keep Editing")
    #expect(world.shows("Silver Sextant") && world.shows("Not saved") && !world.shows("Discard Changes?"))
    try await world.leave(by: way)
    try await world.tap("Discard")
    #expect(!world.shows("Rename the Ship"))
    #expect(world.isHome == (way != "Sign Out"))
  }

  @Test func `Typing is a change, and saving undoes it`() async throws {
    let world = try await GalleryWorld.demonstrating("Leave Guards")
    try await world.tap("ship-name")
    try await world.simulator.type("!")
    await world.simulator.settle()
    #expect(world.shows("Not saved"))
    try await world.tap("Save")
    try await world.swipeBack()
    #expect(world.shows("ShowcaseCell"))
  }
}

extension GalleryWorld {
  fileprivate var count: String? {
    simulator.textSnapshot().split(separator: "\n").first { $0.contains("#count") }?.split(separator: "\"")
      .dropFirst().first.map(String.init)
  }

  fileprivate func leave(by way: String) async throws {
    switch way {
    case "swipe": try await swipeBack()
    // The name of the tab and of the back button: the latter is listed first.
    case "Showcase":
      try await simulator.tap(at: CGPoint(x: 50, y: 80))
      await simulator.settle()
    default: try await tap(way)
    }
  }
}
