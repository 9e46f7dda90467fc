import Simulator
import Testing

@testable import UIKit

/// The descriptions of a picker view's components by its delegate.
@MainActor
struct PickerDescriptionTests {
  @MainActor
  private final class Times: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      ["Hours", "Minutes", nil][component]
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Minutes of the hour") : nil }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
      component == 0 ? "Turns the hours" : nil
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { component == 0 ? ["Hours", "H"] : [] }
  }

  @Test func `The delegate describes the components`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let times = Times()
    let root = UIViewController()
    let picker = UIPickerView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    root.view.addSubview(picker)
    picker.dataSource = times
    picker.delegate = times
    simulator.show(root)
    await simulator.advance(by: .milliseconds(100))
    let columns = picker.subviews.compactMap { $0 as? PickerColumn }
    #expect(columns.map(\.accessibilityLabel) == ["Hours", "Minutes of the hour", nil])
    #expect(columns.map(\.accessibilityAttributedLabel?.string) == ["Hours", "Minutes of the hour", nil])
    #expect(columns.map(\.accessibilityHint) == ["Turns the hours", nil, nil])
    #expect(columns.map { $0.accessibilityUserInputLabels } == [["Hours", "H"], [], []])
    #expect(columns.map(\.accessibilityValue) == ["0", "0", "0"])
    #expect(simulator.accessibilitySnapshot().contains("Minutes of the hour"))
    picker.delegate = nil
    #expect(columns.map(\.accessibilityLabel) == [nil, nil, nil])
  }
}
