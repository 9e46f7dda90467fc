import Testing
import UIKit

/// Picker views and date pickers, operated by code.
@MainActor
struct PickerViewTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var names = [["Red", "Green", "Blue"], ["Light", "Dark"]]
    var selections: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      names[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      names[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append(names[component][row])
    }
  }

  private let colors = Colors()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  init() {
    picker.dataSource = colors
    picker.delegate = colors
  }

  @Test(.rule("R700"))
  func `A picker has the components and rows of its data source`() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3 && picker.numberOfRows(inComponent: 1) == 2)
    colors.names.append(["One"])
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 3)
  }

  @Test(.rule("R701"))
  func `Selecting a row by code does not notify the delegate`() {
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
    #expect(colors.selections.isEmpty)
  }

  @Test(.rule("R702"))
  func `A component that reloads keeps its selected row if it has that many rows`() {
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    colors.names[0] = ["Red", "Green"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test(.rule("R703"))
  func `Components share the width`() {
    let sizes = (0..<2).map { picker.rowSize(forComponent: $0) }
    #expect(sizes[0] == sizes[1])
    #expect(sizes[0].width > 100 && sizes[0].width < 160 && sizes[0].height > 0)
  }

  // MARK: - Dates

  @Test(.rule("R704"))
  func `A date is limited to the range`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    let day: TimeInterval = 86_400
    let start = Date(timeIntervalSince1970: 1_000_000_000)
    picker.minimumDate = start
    picker.maximumDate = start + 10 * day
    picker.date = start - day
    #expect(picker.date == start)
    picker.date = start + 20 * day
    #expect(picker.date == start + 10 * day)
    picker.maximumDate = start - 5 * day
    picker.date = start + 20 * day
    #expect(picker.date == start + 20 * day)
  }

  @Test(.rule("R705"))
  func `A date is rounded to the minute interval`() {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.minuteInterval = 15
    // The date is a multiple of a quarter of an hour.
    let quarter = Date(timeIntervalSince1970: 1_715_000_400)
    picker.date = quarter + 600
    #expect(picker.date == quarter)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test(.rule("R1911"))
  func `A picker without a size has the size of the system at its origin`() {
    #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(UIPickerView(frame: CGRect(x: 10, y: 20, width: 0, height: 0)).frame.origin == CGPoint(x: 10, y: 20))
  }
}
