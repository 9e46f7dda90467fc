import Testing
import UIKit

/// The values, limits, and events of controls with a value, without touches.
@MainActor
struct ValueControlTests {
  private func events(of control: UIControl, _ body: () -> Void) -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    body()
    return count
  }

  @Test func `A switch is off initially, and setting it sends no event`() {
    let control = UISwitch()
    #expect(!control.isOn)
    #expect(
      events(of: control) {
        control.isOn = true
        control.setOn(false, animated: false)
        control.setOn(true, animated: true)
      } == 0)
    #expect(control.isOn)
  }

  @Test func `A switch has its own size`() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    #expect(control.frame.origin == CGPoint(x: 5, y: 6))
    #expect(control.frame.size == UISwitch().frame.size)
  }

  @Test(.rule("R2036"))
  func `The alignment rectangles of a switch and of a slider are smaller than their frames`() {
    let (control, slider) = (UISwitch(), UISlider())
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(slider.alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    slider.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      slider.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 14, y: 0, width: 272, height: 31))
  }

  @Test func `A slider keeps its value within the limits`() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    #expect(events(of: slider) { slider.value = 2 } == 0)
    #expect(slider.value == 1)
    slider.setValue(-1, animated: false)
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
  }

  @Test func `One limit of a slider moves the other`() {
    let slider = UISlider()
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = 1
    #expect(slider.minimumValue == 1 && slider.value == 1)
  }

  @Test func `Progress is limited to the range from 0 to 1`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.progress == 0)
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    view.setProgress(0.25, animated: false)
    #expect(view.progress == 0.25)
  }

  @Test func `A page control limits its page to the existing ones`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
    control.numberOfPages = 3
    #expect(events(of: control) { control.currentPage = 7 } == 0)
    #expect(control.currentPage == 2)
    control.currentPage = -4
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test func `A stepper keeps its value within the limits`() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    #expect(events(of: stepper) { stepper.value = 200 } == 0)
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
  }

  @Test func `Segments are added and removed, and the selection stays with its segment`() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(events(of: control) { control.selectedSegmentIndex = 1 } == 0)
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "B")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 1) == "Z")
    control.setTitle("Y", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Y")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `A segmented control of items has its fitting size`() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.frame.width > 0 && control.frame.height > 0)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
  }
}
