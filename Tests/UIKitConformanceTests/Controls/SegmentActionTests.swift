import Testing
import UIKit

/// Segments with actions, and the selection of a momentary control.
@MainActor
struct SegmentActionTests {
  private func action(_ title: String, _ identifier: String) -> UIAction {
    UIAction(title: title, identifier: UIAction.Identifier(identifier)) { _ in }
  }

  private func titles(of control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test(.rule("R1569"))
  func `An action with a known identifier updates the segment at its index`() {
    let control = UISegmentedControl(items: nil)
    control.insertSegment(action: action("One", "a"), at: 0, animated: false)
    control.insertSegment(action: action("Other", "b"), at: 1, animated: false)
    control.insertSegment(action: action("Two", "a"), at: 0, animated: false)
    #expect(titles(of: control) == ["Two", "Other"])
  }

  @Test(.rule("R1569"))
  func `An action with a known identifier replaces the segment at another index`() {
    let control = UISegmentedControl(items: nil)
    control.insertSegment(action: action("One", "a"), at: 0, animated: false)
    control.insertSegment(action: action("Other", "b"), at: 1, animated: false)
    control.insertSegment(action: action("Two", "b"), at: 0, animated: false)
    #expect(titles(of: control) == ["Two", "One"])
  }

  @Test(.rule("R1570"))
  func `The index of an unknown identifier is not found`() {
    let control = UISegmentedControl(items: ["A"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("x")) == NSNotFound)
    control.insertSegment(action: action("X", "x"), at: 1, animated: false)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("x")) == 1)
  }

  @Test(.rule("R1571"))
  func `A momentary control ignores a selection`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.isMomentary = true
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.isMomentary = false
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
  }
}
