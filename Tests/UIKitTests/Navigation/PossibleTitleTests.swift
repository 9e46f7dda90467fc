import Simulator
import Testing
@testable import UIKit

/// The width of bar button items with several possible titles.
@MainActor
struct PossibleTitleTests {
  @Test func `An item is as wide as the widest of its possible titles`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    simulator.show(UINavigationController(rootViewController: root))
    await simulator.settle()
    let narrow = try #require(item.shownView).bounds.width
    item.possibleTitles = ["Go", "Stop all of it"]
    await simulator.settle()
    let wide = try #require(item.shownView).bounds.width
    #expect(wide > narrow + 40)
    item.title = "Stop all of it"
    await simulator.settle()
    #expect(item.shownView?.bounds.width == wide)
  }
}
