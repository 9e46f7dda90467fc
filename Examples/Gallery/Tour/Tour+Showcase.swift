import GalleryApp
import Simulator
import UIKit

/// The chapters that show one capability each.
extension Tour {
  func visitTheShowcase() async throws {
    try await tap("Showcase")
    try await visit("Transitions", playTransitions)
    try await visit("Interruption", tapFast)
    try await visit("Interactive Transitions", pull)
    try await visit("Custom Motion") { try await tap("Sea") }
    try await visit("Several Children", addLayers)
    try await visit("Loading", load)
    try await visit("Allowed Transitions", order)
    try await visit("Sheets and Alerts", present)
    // The following chapters use the dark appearance.
    simulator.userInterfaceStyle = .dark
    try await visit("A Stack as Data", changeTheStack)
    try await visit("Tabs as States", changeTabs)
    try await visit("Pages", turnPages)
    try await visit("Root View Controllers", replaceInterfaces)
    try await visit("Bars and Content", fillTheScreen)
    try await visit("Deep Links", followLinks)
    try await visit("Restoration", launchAgain)
    try await visit("Event Stream", observeEvents)
    try await leaveTheForm()
  }

  /// Opens a row of the list, and returns with a swipe from the edge of the screen.
  private func visit(_ title: String, _ chapter: () async throws -> Void) async throws {
    try await find(title)
    try await chapter()
    try await swipeBack()
  }

  // MARK: - Between Two States

  private func playTransitions() async throws {
    try await tap("Flip from left")
    for name in ["Curl up", "Push from right", "Zoom in", "Drop"] { try await find(name) }
  }

  private func tapFast() async throws {
    try await simulator.tap(at: CGPoint(x: 196, y: 130))
    await simulator.advance(by: .milliseconds(300))
    try await simulator.tap(at: CGPoint(x: 70, y: 130))
    await look()
  }

  private func pull() async throws {
    // The first drag is too short; the second completes the transition.
    try await drag(from: CGPoint(x: 320, y: 240), to: CGPoint(x: 200, y: 240), over: .milliseconds(500), holding: true)
    try await drag(from: CGPoint(x: 360, y: 240), to: CGPoint(x: 60, y: 240), over: .milliseconds(400))
    // Interrupts the slow transition, and reverses it.
    try await simulator.tap("Start a Slow Transition")
    await simulator.advance(by: .milliseconds(1400))
    try await drag(from: CGPoint(x: 140, y: 240), to: CGPoint(x: 300, y: 240), over: .milliseconds(200))
  }

  // MARK: - States

  private func addLayers() async throws {
    try await tap("Legend")
    try await tap("Everything")
  }

  private func load() async throws {
    try await simulator.tap("Storm")
    try await tap("Cast the Net")
  }

  private func order() async throws {
    try await tap("Address")
    // The transition is not allowed; a message is shown.
    try await tap("Done")
    try await tap("Pay")
  }

  private func present() async throws {
    try await tap("Letter")
    try await drag(from: CGPoint(x: 196, y: 460), to: CGPoint(x: 196, y: 830), over: .milliseconds(400))
    try await tap("Chart")
    try await tap("Close")
    try await tap("Question")
    try await tap("Send")
  }

  // MARK: - Containers

  private func changeTheStack() async throws {
    try await find("[ports, Oslo, pier 3]")
    try await find("[ports, Genoa, pier 3]")
    try await tap("[ports]")
  }

  private func changeTabs() async throws {
    try await simulator.tap("Island Has a Tab")
    await look()
    try await tap("Go to Island by Code")
    try await tap("Sea")
  }

  private func turnPages() async throws {
    try await drag(from: CGPoint(x: 340, y: 240), to: CGPoint(x: 80, y: 240), over: .milliseconds(250))
    try await tap("Next")
  }

  private func replaceInterfaces() async throws {
    try await tap("Open a Window")
    try await tap("Sign In")
    try await tap("Open a Sheet")
    try await tap("Sign Out From Here")
    try await tap("Close")
  }

  private func fillTheScreen() async throws {
    try await tap("Leave Harbor")
    try await tap("Fill the Screen")
    try await tap("Next")
    try await tap("Next")
    try await tap("Close")
  }

  // MARK: - States as Data

  private func followLinks() async throws {
    try await tap("/cabins/7/locker")
    try await tap("/cabins/12")
    // The deck does not exist; a message is shown.
    try await tap("/engine")
    try await tap("/bridge")
  }

  private func launchAgain() async throws {
    try await tap("Go Aboard")
    try await tap("Cabins")
    try await tap("Cabin 7")
    try await tap("Launch Again")
  }

  private func observeEvents() async throws {
    try await simulator.tap("Sea")
    await simulator.advance(by: .milliseconds(300))
    // Returns while the transition is running.
    try await simulator.tap(at: CGPoint(x: 70, y: 402))
    await look()
    try await drag(from: CGPoint(x: 320, y: 200), to: CGPoint(x: 240, y: 200), over: .milliseconds(300), holding: true)
  }

  // MARK: - Leaving

  /// Shows the form's leave guard, for each action that leaves the form.
  private func leaveTheForm() async throws {
    try await drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 660), over: .milliseconds(300), holding: true)
    try await tap("Leave Guards")
    try await tap("Rename the Ship")
    try await tap("Register")
    try await tap("Keep Editing")
    try await tap("Sign Out")
    try await tap("Discard")
  }
}
