import Simulator
import Testing

@testable import UIKit

/// The outlines of elements, and the buttons of bar items, in the accessibility tree.
@MainActor
struct AccessibilityPlacementTests {
  @Test func `An element with a path is where the path is`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
    container.accessibilityElements = [element]
    let frames = AccessibilityTree.elements(in: container).map(\.frame)
    #expect(frames.count == 1 && frames.allSatisfy { isClose($0, CGRect(x: 10, y: 20, width: 30, height: 40)) })
  }

  @Test func `The button of a bar item has the traits of the item, and can be no element`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    simulator.show(UINavigationController(rootViewController: root))
    await simulator.settle()
    #expect(item.shownView?.isAccessibilityElement == true && item.shownView?.accessibilityTraits == .button)
    item.accessibilityTraits = .header
    await simulator.settle()
    #expect(item.shownView?.accessibilityTraits == [.button, .header])
    item.isAccessibilityElement = false
    await simulator.settle()
    #expect(item.shownView?.isAccessibilityElement == false)
  }
}
