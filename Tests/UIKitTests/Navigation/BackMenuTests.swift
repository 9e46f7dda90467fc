import Simulator
import Testing
import UIKit

/// The menu that a long press on the back button opens.
@MainActor
struct BackMenuTests {
  private let simulator: Simulator
  private let navigation = UINavigationController()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    navigation.viewControllers = ["First", "Second", "Third"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    simulator.show(navigation)
    await simulator.advance(by: .milliseconds(100))
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  /// Holds the back button until the menu is there.
  private func hold() throws {
    let finger = try simulator.touchDown(at: CGPoint(x: 40, y: 81))
    simulator.advance(by: .milliseconds(700))
    simulator.touchUp(finger, at: CGPoint(x: 40, y: 81))
    simulator.advance(by: .milliseconds(300))
  }

  @Test func `T75: a long press lists everything below, the nearest first, and pops to it`() throws {
    try hold()
    #expect(titles == ["First", "Second", "Third"])
    let text = simulator.textSnapshot()
    let (second, first) = (text.range(of: "Second"), text.range(of: "First"))
    #expect(second != nil && first != nil)
    if let second, let first { #expect(second.lowerBound < first.lowerBound) }
    try simulator.tap("First")
    simulator.advance(by: .seconds(1))
    #expect(titles == ["First"])
    #expect(navigation.view.window?.subviews.count == 1)
  }

  @Test func `A tap beside it closes it`() throws {
    try hold()
    try simulator.tap(at: CGPoint(x: 200, y: 600))
    simulator.advance(by: .seconds(1))
    #expect(titles == ["First", "Second", "Third"])
    #expect(navigation.view.window?.subviews.count == 1)
  }

  @Test func `A short tap pops one controller as usual`() throws {
    try simulator.tap(at: CGPoint(x: 40, y: 81))
    simulator.advance(by: .seconds(1))
    #expect(titles == ["First", "Second"])
  }

  @Test func `It closes when the stack changes`() throws {
    try hold()
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    #expect(navigation.view.window?.subviews.count == 1)
  }
}
