import Foundation
import Simulator
import Testing
@testable import UIKit

/// Titles of several lines in menus.
@MainActor
struct MenuTitleLineTests {
  private static let long = "A title that is much too long for a single line of a menu, and for two of them as well"

  /// Shows a menu with two long titles, and returns the views of its elements.
  private func show(_ lines: Int?, inline: Int? = nil) async throws -> (Simulator, [MenuItemView]) {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(UINavigationController(rootViewController: root))
    let section = UIMenu(options: .displayInline, children: [UIAction(title: Self.long) { _ in }])
    section.displayPreferences = preferences(inline)
    let menu = UIMenu(children: [
      UIAction(title: Self.long, image: UIImage(systemName: "heart")) { _ in }, UIAction(title: "Short") { _ in },
      section,
    ])
    menu.displayPreferences = preferences(lines)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    await simulator.settle()
    try await simulator.tap("More")
    await simulator.settle()
    return (simulator, UIApplication.shared.visibleWindows.flatMap { items(in: $0) })
  }

  private func preferences(_ lines: Int?) -> UIMenuDisplayPreferences? {
    guard let lines else { return nil }
    let preferences = UIMenuDisplayPreferences()
    preferences.maximumNumberOfTitleLines = lines
    return preferences
  }

  private func items(in view: UIView) -> [MenuItemView] {
    ((view as? MenuItemView).map { [$0] } ?? []) + view.subviews.flatMap { items(in: $0) }
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }

  private func titleHeights(_ items: [MenuItemView]) -> [CGFloat] {
    items.map { $0.subviews.compactMap { $0 as? UILabel }.first?.frame.height ?? 0 }
  }

  @Test func `Without a preference, a title has one line`() async throws {
    let (simulator, items) = try await show(nil)
    #expect(items.map(\.frame.height) == [44, 44, 44])
    try keep(simulator, "menu-titles")
  }

  @Test func `A long title has as many lines as the preference permits, also in inline menus`() async throws {
    let (simulator, items) = try await show(2)
    let heights = titleHeights(items)
    #expect(heights.count == 3 && heights[0] > 1.5 * heights[1] && heights[0] < 2.5 * heights[1])
    #expect(heights[2] == heights[0])
    #expect(items[0].frame.height > 55 && items[1].frame.height == 44)
    #expect(items[1].frame.minY >= items[0].frame.maxY - 0.001)
    try keep(simulator, "menu-two-lines")
  }

  @Test func `An inline menu has its own preferences if it has any`() async throws {
    let (simulator, items) = try await show(2, inline: 4)
    let heights = titleHeights(items)
    #expect(heights.count == 3 && heights[2] > heights[0])
    try keep(simulator, "menu-inline-lines")
  }
}
