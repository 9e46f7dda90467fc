import DisplayScene
import Foundation
import Simulator
import Testing
import UIKit

@testable import Registration
@testable import Reminders

/// The examples' picture in the README is how they look.
@MainActor
struct PictureTests {
  private static let picture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Images/examples.svg")

  /// With `RECORD_SNAPSHOTS=1` in the environment the picture is recorded again; look at it before keeping it.
  @Test func `Four screens match the picture`() async throws {
    var row = SVGRow()
    row.add(try await registration(.light))
    row.add(try await registration(.dark))
    row.add(try await reminders(.light))
    row.add(try await reminders(.dark))
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try row.svg.write(to: Self.picture, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.picture, encoding: .utf8)
    #expect(row.svg == recorded, "The screens look different; record the picture anew and look at it.")
  }

  private func registration(_ style: UIUserInterfaceStyle) async throws -> SceneFrame {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.userInterfaceStyle = style
    simulator.launch(Registration.AppDelegate.self)
    try await simulator.tap("Email")
    try await simulator.type("nobody")
    try await simulator.tap("Name")
    try await simulator.type("Ada")
    await simulator.settle()
    return simulator.frame()
  }

  private func reminders(_ style: UIUserInterfaceStyle) async throws -> SceneFrame {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.userInterfaceStyle = style
    simulator.launch(Reminders.AppDelegate.self)
    await simulator.settle()
    if style == .dark {
      try await simulator.tap("Edit")
      await simulator.settle()
    }
    return simulator.frame()
  }
}
