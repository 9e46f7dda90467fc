import Simulator
import Testing

@testable import UIKit

/// What assistive technology meets, and in which order.
@MainActor @Suite struct AccessibilityTreeTests {
  private let root = UIViewController()

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    return simulator
  }

  @discardableResult
  private func add(_ text: String, _ x: CGFloat, _ y: CGFloat, to view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    (view ?? root.view)?.addSubview(label)
    return label
  }

  private func labels(_ simulator: Simulator) -> [String] { simulator.accessibilityElements().compactMap(\.label) }

  @Test func `Elements are ordered line by line, independent of the order of the views`() async {
    let simulator = await boot()
    add("d", 10, 300)
    add("b", 200, 104)
    add("a", 10, 100)
    add("c", 300, 96)
    #expect(labels(simulator) == ["a", "b", "c", "d"])
  }

  @Test func `From right to left, lines are ordered from the right`() async {
    let simulator = await boot()
    add("a", 10, 100)
    add("b", 200, 100)
    add("c", 10, 200)
    simulator.scene.windows.first?.traitOverrides.layoutDirection = .rightToLeft
    simulator.commit()
    #expect(labels(simulator) == ["b", "a", "c"])
  }

  @Test func `A group is read as a whole`() async {
    let simulator = await boot()
    for (column, name) in ["a", "b"].enumerated() {
      let group = UIView(frame: CGRect(x: CGFloat(column) * 150, y: 100, width: 140, height: 100))
      root.view.addSubview(group)
      group.shouldGroupAccessibilityChildren = true
      add(name + "1", 0, 0, to: group)
      add(name + "2", 0, 40, to: group)
    }
    #expect(labels(simulator) == ["a1", "a2", "b1", "b2"])
    for group in root.view.subviews { group.shouldGroupAccessibilityChildren = false }
    #expect(labels(simulator) == ["a1", "b1", "a2", "b2"])
  }

  @Test func `Hidden, transparent, covered and empty views are skipped`() async {
    let simulator = await boot()
    add("hidden", 10, 100).isHidden = true
    add("transparent", 10, 130).alpha = 0
    add("empty", 10, 160).frame.size = .zero
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    box.accessibilityElementsHidden = true
    root.view.addSubview(box)
    add("inside", 0, 0, to: box)
    let element = UIView(frame: CGRect(x: 0, y: 400, width: 200, height: 100))
    element.isAccessibilityElement = true
    element.accessibilityLabel = "whole"
    root.view.addSubview(element)
    add("part", 0, 0, to: element)
    #expect(labels(simulator) == ["whole"])
  }

  @Test func `The siblings of a modal view are ignored`() async {
    let simulator = await boot()
    add("behind", 10, 100)
    let sheet = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 300))
    root.view.addSubview(sheet)
    add("sheet", 10, 10, to: sheet)
    #expect(labels(simulator) == ["behind", "sheet"])
    sheet.accessibilityViewIsModal = true
    #expect(labels(simulator) == ["sheet"])
    sheet.isHidden = true
    #expect(labels(simulator) == ["behind"])
  }

  @Test func `Custom elements keep their order, and need not be views`() async {
    let simulator = await boot()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    root.view.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "drawn"
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 100, width: 10, height: 10)
    let label = add("label", 0, 0, to: view)
    add("unnamed", 0, 50, to: view)
    view.accessibilityElements = [element, label, "no element"]
    #expect(labels(simulator) == ["drawn", "label"])
  }

  @Test func `A container that names itself ends`() async {
    let simulator = await boot()
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    root.view.addSubview(a)
    a.accessibilityElements = [b, a]
    b.accessibilityElements = [a]
    #expect(labels(simulator) == [])
  }

  @Test func `A frame that is not a number is not a position`() async {
    let simulator = await boot()
    add("a", 10, 100).accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    add("b", 10, 130).accessibilityFrame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    add("c", 10, 160)
    #expect(labels(simulator) == ["c"])
  }

  @Test func `The tree as text`() async {
    let simulator = await boot()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 100, width: 100, height: 44)
    button.setTitle("Sign In", for: .normal)
    button.isEnabled = false
    button.accessibilityIdentifier = "sign-in"
    button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Help") { _ in true }]
    root.view.addSubview(button)
    add("Title", 16, 60).accessibilityTraits = .header
    simulator.commit()
    #expect(
      simulator.accessibilitySnapshot() == """
        header "Title" (16 60; 80 20)
        button notEnabled "Sign In" #sign-in (16 100; 100 44) actions: Help

        """)
  }

  @Test func `A drawn element is tapped by its label`() async throws {
    final class Chart: UIView {
      var taps: [CGPoint] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += touches.map { $0.location(in: self) }
      }
    }
    let simulator = await boot()
    let chart = Chart(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    root.view.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "March"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 40, width: 10, height: 20)
    chart.accessibilityElements = [bar]
    try await simulator.tap("March")
    #expect(chart.taps == [CGPoint(x: 25, y: 50)])
    await #expect(throws: SimulatorError.self) { try await simulator.tap("April") }
  }
}
