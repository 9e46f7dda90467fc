import Testing
import UIKit

/// What fingers and assistive technology do to the controls that have a value.
@MainActor @Suite(.ownDevice) struct ValueControlTests {
  // MARK: - Switch

  @Test func `A tap changes a switch`() {
    let stage = ControlStage(UISwitch())
    stage.tap(25)
    #expect(stage.control.isOn && stage.control.accessibilityValue == "1")
    #expect(stage.take() == ["changed", "primary"])
    stage.tap(25)
    #expect(!stage.control.isOn && stage.control.accessibilityValue == "0")
  }

  @Test func `A switch's thumb is drawn over, or back`() {
    let stage = ControlStage(UISwitch())
    stage.down(10)
    stage.move(48)
    #expect(stage.take() == [])
    stage.move(5)
    stage.up(5)
    #expect(!stage.control.isOn && stage.take() == [])
    stage.down(10)
    stage.move(48)
    stage.up(48)
    #expect(stage.control.isOn && stage.take() == ["changed", "primary"])
  }

  @Test func `A switch whose touch is cancelled stays as it is`() {
    let stage = ControlStage(UISwitch())
    stage.down(10)
    stage.move(48)
    TouchDelivery.cancelled()
    #expect(!stage.control.isOn && stage.take() == [])
  }

  @Test func `A disabled switch does not change`() {
    let stage = ControlStage(UISwitch())
    stage.control.isEnabled = false
    stage.tap(25)
    stage.control.performPrimaryAction()
    #expect(!stage.control.isOn)
    #expect(stage.control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `A turning switch moves in time`() {
    let stage = ControlStage(UISwitch())
    stage.control.setOn(true, animated: true)
    let thumb = stage.control.subviews[0].subviews[1]
    #expect(thumb.shown.position.x < thumb.center.x)
    stage.clock.advance(by: 0.3)
    #expect(isClose(thumb.shown.position.x, Double(thumb.center.x)))
  }

  // MARK: - Slider

  private func slider() -> ControlStage<UISlider> {
    ControlStage(UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31)))
  }

  @Test func `A slider follows the touch relative to its initial position`() {
    let stage = slider()
    stage.down(20)
    #expect(stage.take() == [])
    stage.move(120)
    #expect(isClose(stage.control.value, 0.5, within: 1e-3))
    #expect(stage.take() == ["changed", "primary"])
    stage.move(1000)
    #expect(stage.control.value == 1)
    stage.up(1000)
    #expect(stage.take() == ["changed", "primary"])
  }

  @Test func `A touch beside the thumb does not move it`() {
    let stage = slider()
    stage.tap(200)
    #expect(stage.control.value == 0 && stage.take() == [])
  }

  @Test func `A slider may send its event at the end only`() {
    let stage = slider()
    stage.control.isContinuous = false
    stage.down(14)
    stage.move(100)
    stage.move(150)
    #expect(stage.take() == [])
    stage.up(150)
    #expect(stage.take() == ["changed", "primary"])
  }

  @Test func `A slider is adjusted in tenths and describes its value in percent`() {
    let stage = slider()
    stage.control.maximumValue = 50
    stage.control.accessibilityIncrement()
    #expect(isClose(stage.control.value, 5) && stage.control.accessibilityValue == "10%")
    stage.control.accessibilityDecrement()
    stage.control.accessibilityDecrement()
    #expect(stage.control.value == 0)
    #expect(stage.take() == ["changed", "primary", "changed", "primary"])
    #expect(stage.control.accessibilityTraits.contains(.adjustable))
  }

  @Test func `A pan above a slider leaves movements along it alone`() {
    let stage = slider()
    var pans = 0
    stage.window.addGestureRecognizer(UIPanGestureRecognizer { _ in pans += 1 })
    stage.down(14)
    stage.move(100)
    stage.up(100)
    #expect(pans == 0 && stage.control.value > 0.3)
    stage.down(100)
    stage.move(100, 100)
    #expect(pans == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A touch at a position that is not a number has no effect`(place: CGFloat) {
    let stage = slider()
    stage.down(14)
    stage.move(place)
    stage.up(place)
    #expect((0...1).contains(stage.control.value))
  }

  // MARK: - Segmented control

  private func segments() -> ControlStage<UISegmentedControl> {
    let stage = ControlStage(UISegmentedControl(items: ["One", "Two", "Three"]))
    stage.control.frame.size.width = 300
    stage.clock.endTurn()
    return stage
  }

  @Test func `A tap selects a segment, once`() {
    let stage = segments()
    stage.tap(150)
    #expect(stage.control.selectedSegmentIndex == 1)
    #expect(stage.take() == ["changed", "primary"])
    stage.tap(150)
    #expect(stage.take() == [])
  }

  @Test func `A touch may select another segment before it ends`() {
    let stage = segments()
    stage.down(50)
    stage.move(250)
    stage.up(250)
    #expect(stage.control.selectedSegmentIndex == 2)
    stage.down(50)
    stage.up(50, 400)
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test func `A momentary control sends an event for each tap and selects no segment`() {
    let stage = segments()
    stage.control.isMomentary = true
    var indices: [Int] = []
    stage.control.addAction(
      UIAction { indices.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) }, for: .valueChanged)
    stage.tap(150)
    stage.tap(150)
    #expect(indices == [1, 1])
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `A segment that is off is not selected`() {
    let stage = segments()
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.tap(150)
    #expect(stage.control.selectedSegmentIndex == -1 && stage.take() == [])
  }

  @Test func `A segment's action is performed when a finger selects it`() {
    var performed: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { _ in performed.append(title) } }
    let stage = ControlStage(UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions))
    stage.control.selectedSegmentIndex = 0
    #expect(performed.isEmpty)
    stage.tap(150)
    #expect(performed == ["B"])
  }

  @Test func `Segments are elements with the selected trait`() {
    let stage = segments()
    stage.control.selectedSegmentIndex = 0
    let elements = stage.control.subviews.filter(\.isAccessibilityElement)
    #expect(elements.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    #expect(elements.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
  }

  @Test func `A segment with an image has the label of the image`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    image.accessibilityLabel = "Dot"
    let control = UISegmentedControl(items: [image])
    #expect(control.subviews.filter(\.isAccessibilityElement).map(\.accessibilityLabel) == ["Dot"])
  }

  // MARK: - Page control

  private func pages() -> ControlStage<UIPageControl> {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    return ControlStage(control)
  }

  @Test func `A tap beside the current dot turns a page`() {
    let stage = pages()
    stage.tap(20)
    #expect(stage.take() == [])
    stage.tap(180)
    #expect(stage.control.currentPage == 1 && stage.take() == ["changed", "primary"])
    stage.tap(180)
    stage.tap(180)
    #expect(stage.control.currentPage == 2 && stage.take() == ["changed", "primary"])
    stage.tap(20)
    #expect(stage.control.currentPage == 1)
    #expect(stage.control.accessibilityValue == "page 2 of 3")
  }

  @Test func `A single page's dot can be left out`() {
    let stage = pages()
    stage.control.numberOfPages = 1
    stage.clock.endTurn()
    #expect(stage.control.subviews.count == 1)
    stage.control.hidesForSinglePage = true
    stage.clock.endTurn()
    #expect(stage.control.subviews.isEmpty)
  }

  @Test func `More pages than fit cause no error`() {
    let stage = pages()
    stage.control.numberOfPages = .max
    stage.clock.endTurn()
    #expect(stage.control.subviews.count < 20)
    stage.tap(180)
    #expect(stage.control.currentPage == 1)
  }

  // MARK: - Stepper

  @Test func `A stepper counts by taps`() {
    let stage = ControlStage(UIStepper())
    stage.tap(70)
    stage.tap(70)
    stage.tap(20)
    #expect(stage.control.value == 1)
    #expect(stage.take().filter { $0 == "changed" }.count == 3)
    stage.tap(20)
    stage.tap(20)
    #expect(stage.control.value == 0)
    #expect(stage.take().filter { $0 == "changed" }.count == 1)
  }

  @Test func `A stepper repeats while it is pressed`() {
    let stage = ControlStage(UIStepper())
    stage.control.maximumValue = 4
    stage.down(70)
    stage.clock.advance(by: 0.49)
    #expect(stage.control.value == 0)
    stage.clock.advance(by: 0.12)
    #expect(stage.control.value == 2)
    stage.clock.advance(by: 1)
    #expect(stage.control.value == 4)
    #expect(AppRuntime.shared.timers.nextDeadline == nil)
    stage.up(70)
    #expect(stage.control.value == 4)
  }

  @Test func `A stepper without repetition changes once per touch`() {
    let stage = ControlStage(UIStepper())
    stage.control.autorepeat = false
    stage.down(70)
    stage.clock.advance(by: 2)
    stage.up(70)
    #expect(stage.control.value == 1)
  }

  @Test func `A stepper that is not continuous sends one event`() {
    let stage = ControlStage(UIStepper())
    stage.control.isContinuous = false
    stage.down(70)
    stage.clock.advance(by: 1)
    #expect(stage.control.value > 2 && stage.take() == [])
    stage.up(70)
    #expect(stage.take() == ["changed", "primary"])
  }

  @Test func `A wrapping stepper wraps around`() {
    let stage = ControlStage(UIStepper())
    stage.control.wraps = true
    stage.tap(20)
    #expect(stage.control.value == 100)
    stage.tap(70)
    #expect(stage.control.value == 0)
  }

  @Test func `A stepper's halves are buttons`() {
    let stage = ControlStage(UIStepper())
    let buttons = stage.control.subviews.filter(\.isAccessibilityElement)
    #expect(buttons.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(buttons.first?.accessibilityTraits.contains(.notEnabled) == true)
  }

  // MARK: - Overriding

  @Test func `A control that declines to track sends no events`() {
    final class Declining: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let stage = ControlStage(Declining(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var events = 0
    stage.control.addAction(UIAction { _ in events += 1 }, for: .allTouchEvents)
    stage.tap(50)
    #expect(events == 0 && !stage.control.isTracking)
  }
}
