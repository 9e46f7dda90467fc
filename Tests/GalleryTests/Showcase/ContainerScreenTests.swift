import Simulator
import Testing
import UIKit

/// The screens that show containers of other kinds.
@MainActor
struct ContainerScreenTests {
  @Test func `Register and ship: a row pushes, a tap on the tab pops`() async throws {
    let world = await GalleryWorld()
    try await world.goToRegister()
    try await world.scroll(by: 300)
    try await world.tap("Silver Falcon")
    #expect(world.shows("Particulars".uppercased()) && world.shows("No. 17"))
    // The selected tab again; its name is also that of the back button.
    try await world.simulator.tap(at: CGPoint(x: 65, y: 790))
    await world.simulator.settle()
    #expect(world.shows("RecordCell"))
  }

  @Test func `Signing out is possible from a ship`() async throws {
    let world = await GalleryWorld()
    try await world.goToRegister()
    try await world.tap("Silver Sextant")
    try await world.tap("Sign Out")
    #expect(world.shows("Enter Passcode"))
  }

  @Test func `The large title collapses for the list and expands again`() async throws {
    let world = await GalleryWorld()
    try await world.goToRegister()
    #expect(world.shows("LargeTitleView"))
    try await world.scroll(by: 400)
    #expect(!world.shows("LargeTitleView (0 44; 393 52)"))
  }

  @Test func `A stack is replaced as a whole, and reports the outcome`() async throws {
    let world = try await GalleryWorld.demonstrating("A Stack as Data")
    try await world.tap("[ports, Oslo, pier 3]")
    #expect(world.states == "[ports, Oslo, pier 3]")
    // The back button in the stage, which bears the name of where it leads.
    try await world.tap("Oslo")
    #expect(world.states == "[ports, Oslo]")
    try await world.tap("[ports, Genoa, pier 3]")
    #expect(world.states == "[ports, Genoa, pier 3]" && world.shows("\"Pier 3\""))
    try await world.tap("[ports]")
    #expect(world.states == "[ports]")
  }

  @Test func `Tabs are added and removed, and a state without one is refused`() async throws {
    let world = try await GalleryWorld.demonstrating("Tabs as States")
    try await world.tap("Go to Island by Code")
    #expect(world.shows("island: refused"))
    try await world.tap("Island Has a Tab")
    try await world.tap("Go to Island by Code")
    #expect(world.shows("island: completed"))
    try await world.tap("Sea")
    #expect(world.shows("Island → Sea"))
    try await world.tap("Sea")
    await world.simulator.settle()
    #expect(world.shows("Sea again"))
  }

  @Test func `Pages change with swipes and buttons`() async throws {
    let world = try await GalleryWorld.demonstrating("Pages")
    try await world.tap("Back")
    #expect(world.shows("refused: noPageBefore"))
    try await world.pull(from: 340, to: 80)
    #expect(world.labels.filter { $0 == "Sea" }.count == 2)
    try await world.tap("Next")
    try await world.tap("Next")
    #expect(world.shows("finished the last page"))
    try await world.tap("Swipes Turn Pages")
    // A pull to the other side would pop the screen, as since iOS 26 what the content leaves alone does.
    try await world.pull(from: 340, to: 80)
    #expect(world.shows("\"Island\"") && !world.shows("\"Sea\""))
  }

  @Test func `A second window's interface is replaced under a sheet`() async throws {
    let world = try await GalleryWorld.demonstrating("Root View Controllers")
    try await world.tap("Open a Window")
    #expect(world.shows("Signed Out"))
    try await world.tap("Sign In")
    try await world.tap("Open a Sheet")
    #expect(world.shows("A Sheet"))
    try await world.tap("Sign Out From Here")
    #expect(world.shows("Signed Out") && !world.shows("A Sheet"))
    try await world.tap("Close")
    #expect(world.shows("signedOut → signedIn") && world.shows("signedIn → signedOut"))
    #expect(world.simulator.scene.windows.filter { !$0.isHidden }.count == 1)
  }

  @Test func `The child that is shown decides on the status bar`() async throws {
    let world = try await GalleryWorld.demonstrating("Bars and Content")
    try await world.tap("Leave Harbor")
    #expect(world.shows("Leave Sea") && !world.shows("Leave Harbor"))
    try await world.tap("Fill the Screen")
    let bar = try #require(world.simulator.scene.statusBarManager)
    #expect(bar.statusBarStyle == .darkContent && !bar.isStatusBarHidden)
    try await world.tap("Next")
    #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
    try await world.tap("Next")
    #expect(bar.isStatusBarHidden)
    try await world.tap("Close")
    #expect(!bar.isStatusBarHidden && world.shows("Fill the Screen"))
  }
}

extension GalleryWorld {
  /// What the screen says that the stack is.
  fileprivate var states: String? { labels.filter { $0.hasPrefix("[") }.first }
}
