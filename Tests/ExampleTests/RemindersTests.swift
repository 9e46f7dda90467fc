import Simulator
import Testing
import UIKit

@testable import Reminders

/// The list, used as a person would.
@MainActor
struct RemindersTests {
  private func launch(_ device: Device = .iPhone15) async throws -> (Simulator, RemindersViewController) {
    let simulator = await Simulator.boot(device)
    simulator.launch(Reminders.AppDelegate.self)
    await simulator.settle()
    let window = try #require(simulator.scene.windows.first)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let controller = try #require(navigation.topViewController as? RemindersViewController)
    let pause = simulator.pause
    controller.store.delay = { try await pause(.milliseconds(800)) }
    return (simulator, controller)
  }

  @Test func `Searching shows matching reminders`() async throws {
    let (simulator, _) = try await launch()
    #expect(simulator.textSnapshot().contains("Buy milk"))
    try await simulator.tap("Search")
    await simulator.settle()
    try await simulator.type("train")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Book the train to Lyon"))
    #expect(!simulator.textSnapshot().contains("Buy milk"))
    try await simulator.type("zzz")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Nothing found"))
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Buy milk"))
    #expect(!simulator.isKeyboardShown)
  }

  @Test func `A scope limits the search`() async throws {
    let (simulator, controller) = try await launch()
    controller.store.toggle(1)
    try await simulator.tap("Search")
    await simulator.settle()
    try await simulator.tap("Open")
    await simulator.settle()
    #expect(!simulator.textSnapshot().contains("Buy milk"))
    try await simulator.tap("Cancel")
    await simulator.settle()
    #expect(simulator.textSnapshot().contains("Buy milk"))
  }

  @Test func `Ticking off moves a reminder to the others that are done`() async throws {
    let (simulator, controller) = try await launch()
    try await simulator.tap("Complete Buy milk")
    await simulator.settle()
    #expect(controller.store[1]?.isDone == true)
    try await simulator.tap("Reopen Buy milk")
    await simulator.settle()
    #expect(controller.store[1]?.isDone == false)
  }

  @Test func `Rows have the height of their text`() async throws {
    let (_, controller) = try await launch()
    let table = try #require(controller.tableView)
    let short = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let long = table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(short >= 40)
    #expect(long > short + 30)
  }

  @Test func `Swiping to the left deletes`() async throws {
    let (simulator, controller) = try await launch()
    let table = try #require(controller.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let frame = cell.convert(cell.bounds, to: nil)
    try await simulator.drag(
      from: CGPoint(x: frame.maxX - 30, y: frame.midY), to: CGPoint(x: frame.maxX - 150, y: frame.midY),
      over: .milliseconds(300))
    await simulator.settle()
    try await simulator.tap("Delete")
    await simulator.settle()
    #expect(controller.store[1] == nil)
    #expect(!simulator.textSnapshot().contains("Buy milk"))
  }

  @Test func `Editing shows the controls, and deletes`() async throws {
    let (simulator, controller) = try await launch()
    try await simulator.tap("Edit")
    await simulator.settle()
    #expect(controller.isEditing)
    try await simulator.tap("Done")
    await simulator.settle()
    #expect(!controller.isEditing)
  }

  @Test func `Pulling down fetches new reminders`() async throws {
    let (simulator, controller) = try await launch()
    let table = try #require(controller.tableView)
    let frame = table.convert(table.bounds, to: nil)
    try await simulator.drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 300), to: CGPoint(x: frame.midX, y: frame.minY + 700),
      over: .milliseconds(500))
    await simulator.advance(by: .milliseconds(100))
    #expect(table.refreshControl?.isRefreshing == true)
    await simulator.settle()
    #expect(table.refreshControl?.isRefreshing == false)
    #expect(simulator.textSnapshot().contains("Call the dentist"))
  }
}
