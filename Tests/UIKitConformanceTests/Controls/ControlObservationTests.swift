import Testing
import UIKit

/// Key-value observing of the values of controls.
@MainActor
struct ControlObservationTests {
  @MainActor
  private final class Changes { var values: [String] = [] }

  private let changes = Changes()

  private func record<Control: UIView, Value: Sendable>(
    _ control: Control, _ property: KeyPath<Control, Value>
  ) -> @Sendable (Control, NSKeyValueObservedChange<Value>) -> Void {
    { [changes] _, change in
      let value = change.newValue.map { "\($0)" } ?? "none"
      MainActor.assumeIsolated { changes.values.append(value) }
    }
  }

  @Test(.rule("R1970"))
  func `Setting the value of a slider, a stepper or a switch is reported`() {
    let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
    let observations = [
      slider.observe(\.value, options: .new, changeHandler: record(slider, \.value)),
      stepper.observe(\.value, options: .new, changeHandler: record(stepper, \.value)),
      toggle.observe(\.isOn, options: .new, changeHandler: record(toggle, \.isOn)),
    ]
    slider.value = 0.5
    stepper.value = 3
    toggle.isOn = true
    #expect(changes.values == ["0.5", "3.0", "true"])
    for observation in observations { observation.invalidate() }
    slider.value = 1
    #expect(changes.values.count == 3)
  }

  @Test(.rule("R1970"))
  func `Setting the page, the segment or the text is reported`() {
    let (pages, segments, field) = (UIPageControl(), UISegmentedControl(items: ["A", "B"]), UITextField())
    pages.numberOfPages = 5
    let observations = [
      pages.observe(\.currentPage, options: .new, changeHandler: record(pages, \.currentPage)),
      segments.observe(\.selectedSegmentIndex, options: .new, changeHandler: record(segments, \.selectedSegmentIndex)),
    ]
    let texts = field.observe(\.text, options: [.new, .old]) { [changes] _, change in
      let values = "\(change.oldValue.flatMap { $0 } ?? "none") \(change.newValue.flatMap { $0 } ?? "none")"
      MainActor.assumeIsolated { changes.values.append(values) }
    }
    pages.currentPage = 2
    segments.selectedSegmentIndex = 1
    field.text = "word"
    field.isHidden = true
    #expect(changes.values == ["2", "1", " word"])
    withExtendedLifetime((observations, texts)) {}
  }

  @Test(.rule("R1970"))
  func `Setting the date or the color is reported`() {
    let (picker, well) = (UIDatePicker(), UIColorWell())
    let date = Date(timeIntervalSinceReferenceDate: 60 * 60)
    let dates = picker.observe(\.date, options: .new) { [changes] _, change in
      let isDate = change.newValue == date
      MainActor.assumeIsolated { changes.values.append("\(isDate)") }
    }
    let colors = well.observe(\.selectedColor, options: .new) { [changes] _, change in
      let isRed = change.newValue == .some(.red)
      MainActor.assumeIsolated { changes.values.append("\(isRed)") }
    }
    picker.date = date
    well.selectedColor = .red
    #expect(changes.values == ["true", "true"])
    withExtendedLifetime((dates, colors)) {}
  }
}
