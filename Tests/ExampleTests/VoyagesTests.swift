import Foundation
import Simulator
import Testing
import UIKit

@testable import Voyages

/// The app that starts from a storyboard, used as a person would.
@MainActor
@Suite(.serialized)
struct VoyagesTests {
  private func launch(_ device: Device = .iPhone15) async throws -> (Simulator, UITabBarController) {
    let simulator = await Simulator.boot(device)
    VoyageStore.shared.reset()
    simulator.launch(Voyages.AppDelegate.self)
    await simulator.settle()
    let window = try #require(simulator.scene.windows.first)
    return (simulator, try #require(window.rootViewController as? UITabBarController))
  }

  private func stack(_ tabs: UITabBarController) throws -> UINavigationController {
    try #require(tabs.selectedViewController as? UINavigationController)
  }

  @Test func `The list shows the prototype cells`() async throws {
    let (simulator, tabs) = try await launch()
    #expect(tabs.viewControllers?.count == 2)
    let text = simulator.textSnapshot()
    #expect(text.contains("Reykjavík") && text.contains("Portugal, 12 – 16 April") && text.contains("Settings"))
    #expect(!text.contains("Place"))
  }

  @Test func `A row shows its voyage, without the tab bar`() async throws {
    let (simulator, tabs) = try await launch()
    try await simulator.tap("Lisbon")
    await simulator.settle()
    let details = try #require(try stack(tabs).topViewController as? VoyageViewController)
    #expect(details.voyage?.place == "Lisbon")
    #expect(simulator.textSnapshot().contains("custard tarts"))
    try await simulator.tap("Voyages")
    await simulator.settle()
    #expect(try stack(tabs).viewControllers.count == 1)
  }

  @Test func `A cancelled swipe back stays, a completed one leads to the list`() async throws {
    let (simulator, tabs) = try await launch()
    try await simulator.tap("Kyoto")
    await simulator.settle()
    let finger = try simulator.touchDown(at: CGPoint(x: 3, y: 400))
    for x in stride(from: 10.0, through: 160, by: 10) {
      simulator.move(finger, to: CGPoint(x: x, y: 400))
      await simulator.advance(by: .milliseconds(16))
    }
    for x in stride(from: 150.0, through: 20, by: -10) {
      simulator.move(finger, to: CGPoint(x: x, y: 400))
      await simulator.advance(by: .milliseconds(16))
    }
    await simulator.advance(by: .milliseconds(200))
    simulator.touchUp(finger, at: CGPoint(x: 20, y: 400))
    await simulator.settle()
    #expect(try stack(tabs).topViewController is VoyageViewController)
    try await simulator.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), over: .milliseconds(300))
    await simulator.settle()
    #expect(try stack(tabs).topViewController is VoyagesViewController)
  }

  @Test func `Cancelling a voyage asks first, and updates the list`() async throws {
    let (simulator, tabs) = try await launch()
    try await simulator.tap("Cape Town")
    await simulator.settle()
    try await simulator.tap("Cancel Voyage")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Cancel Cape Town?"))
    try await simulator.tap("Keep")
    await simulator.settle()
    #expect(VoyageStore.shared.voyages[3].isBooked)
    try await simulator.tap("Cancel Voyage")
    await simulator.settle()
    let alert = try #require(try stack(tabs).presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Keep", "Cancel Voyage"])
    try await simulator.tap("Cancel Voyage")
    await simulator.settle()
    #expect(!VoyageStore.shared.voyages[3].isBooked)
    try await simulator.tap("Voyages")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Cancelled"))
  }

  @Test func `A sheet has pages to leaf through`() async throws {
    let (simulator, tabs) = try await launch()
    try await simulator.tap("Reykjavík")
    await simulator.settle()
    try await simulator.tap("Pictures")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("A volcano, from far enough"))
    try await simulator.drag(from: CGPoint(x: 340, y: 500), to: CGPoint(x: 40, y: 500), over: .milliseconds(200))
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Gullfoss"))
    try await simulator.tap("Done")
    await simulator.settle()
    #expect(try stack(tabs).presentedViewController == nil)
  }

  @Test func `A pass follows the drag: back up, or off the screen`() async throws {
    let (simulator, tabs) = try await launch()
    try await simulator.tap("Lisbon")
    await simulator.settle()
    try await simulator.tap("Pass")
    await simulator.settle()
    let pass = try #require(try stack(tabs).presentedViewController as? PassViewController)
    try await simulator.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 520), over: .milliseconds(900))
    await simulator.settle()
    #expect(try stack(tabs).presentedViewController === pass)
    #expect(pass.view.transform == .identity)
    try await simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 760), over: .milliseconds(400))
    await simulator.settle()
    #expect(try stack(tabs).presentedViewController == nil)
  }

  @Test func `In landscape a voyage has its text beside the image`() async throws {
    let (simulator, tabs) = try await launch()
    try await simulator.tap("Kyoto")
    await simulator.settle()
    let details = try #require(try stack(tabs).topViewController as? VoyageViewController)
    #expect(
      details.summaryLabel.convert(CGPoint.zero, to: nil).y
        > details.header.convert(details.header.bounds, to: nil).maxY)
    #expect(simulator.rotate(to: .landscapeRight))
    await simulator.settle()
    #expect(details.content.axis == .horizontal)
    #expect(
      details.summaryLabel.convert(CGPoint.zero, to: nil).x
        > details.header.convert(details.header.bounds, to: nil).maxX)
    simulator.rotate(to: .portrait)
    await simulator.settle()
    #expect(details.content.axis == .vertical)
    #expect(details.header.bounds.height == 220)
  }

  @Test func `Settings are rows of the storyboard`() async throws {
    let (simulator, _) = try await launch()
    try await simulator.tap("Settings")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("2 travellers"))
    try await simulator.tap("Delays")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Delays are not reported"))
  }

  /// For looking at: `VOYAGES_PICTURES=folder` in the environment writes the screens there.
  @Test func `Every screen can be drawn`() async throws {
    let (simulator, _) = try await launch()
    var screens = [("list", simulator.svgSnapshot())]
    try await simulator.tap("Reykjavík")
    await simulator.settle()
    screens.append(("details", simulator.svgSnapshot()))
    try await simulator.tap("Pictures")
    await simulator.settle()
    screens.append(("pictures", simulator.svgSnapshot()))
    try await simulator.tap("Done")
    await simulator.settle()
    try await simulator.tap("Pass")
    await simulator.settle()
    screens.append(("pass", simulator.svgSnapshot()))
    try await simulator.tap("Close")
    await simulator.settle()
    try await simulator.tap("Cancel Voyage")
    await simulator.settle()
    screens.append(("alert", simulator.svgSnapshot()))
    try await simulator.tap("Keep")
    await simulator.settle()
    simulator.rotate(to: .landscapeRight)
    await simulator.settle()
    screens.append(("landscape", simulator.svgSnapshot()))
    simulator.rotate(to: .portrait)
    await simulator.settle()
    try await simulator.tap("Voyages")
    await simulator.settle()
    try await simulator.tap("Settings")
    await simulator.settle()
    screens.append(("settings", simulator.svgSnapshot()))
    #expect(Set(screens.map(\.1)).count == screens.count)
    guard let folder = ProcessInfo.processInfo.environment["VOYAGES_PICTURES"] else { return }
    for (name, svg) in screens {
      try svg.write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
    }
  }
}
