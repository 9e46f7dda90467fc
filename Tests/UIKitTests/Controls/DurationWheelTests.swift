import Simulator
import Testing

@testable import UIKit

/// The wheels of a duration.
@MainActor
struct DurationWheelTests {
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
  private let simulator: Simulator

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3780
    let root = UIViewController()
    root.view.addSubview(picker)
    simulator.show(root)
    await simulator.settle()
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func `The wheels contain numbers, and the units stand beside them`() throws {
    let labels = labels(in: picker)
    let units = labels.filter { ["hour", "hours", "min"].contains($0.text) }
    #expect(units.map(\.text) == ["hour", "min"])
    #expect(labels.contains { $0.text == "3" } && !labels.contains { $0.text == "3 min" })
    let wheel = try #require(picker.subviews.first as? DatePickerWheelsView)
    let columns = wheel.subviews.compactMap { $0 as? PickerColumn }
    #expect(columns.map(\.accessibilityValue) == ["1 hour", "3 min"])
    #expect(units.allSatisfy { $0.frame.midY == wheel.bounds.midY })
  }

  @Test func `A selection of no duration becomes the shortest one`() throws {
    picker.countDownDuration = 60
    simulator.commit()
    let wheel = try #require(picker.subviews.first as? DatePickerWheelsView)
    let minutes = try #require(wheel.subviews.compactMap { $0 as? PickerColumn }.last)
    minutes.accessibilityDecrement()
    #expect(picker.countDownDuration == 60)
    minutes.accessibilityIncrement()
    #expect(picker.countDownDuration == 120)
  }
}
