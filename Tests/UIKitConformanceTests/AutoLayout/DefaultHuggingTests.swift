import Testing
import UIKit

/// The priorities with which UIKit's views resist being larger than their content, if none were set.
@MainActor
struct DefaultHuggingTests {
  @Test(.rule("R1565"))
  func `Controls of a fixed size hug their content along both axes`() {
    let views: [UIView] = [
      UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium), UIDatePicker(), UIPickerView(),
    ]
    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh, "\(type(of: view))")
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh, "\(type(of: view))")
    }
  }

  @Test(.rule("R1565"))
  func `Controls and bars of any width hug their height`() {
    let views: [UIView] = [
      UISlider(), UIProgressView(progressViewStyle: .default), UISegmentedControl(items: ["A"]), UISearchBar(),
      UITabBar(), UIToolbar(), UIPageControl(),
    ]
    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow, "\(type(of: view))")
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh, "\(type(of: view))")
    }
  }

  @Test(.rule("R1565"))
  func `A priority that was set for one axis leaves the other`() {
    let control = UISwitch()
    control.setContentHuggingPriority(.defaultLow, for: .horizontal)
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test(.rule("R1565"))
  func `A label beside a switch is stretched`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (control, label) = (UISwitch(), UILabel())
    label.text = "News"
    let row = UIStackView(arrangedSubviews: [control, label])
    row.frame = container.bounds
    container.addSubview(row)
    container.layoutIfNeeded()
    let width = control.intrinsicContentSize.width
    #expect(control.alignmentRect(forFrame: control.frame).width == width)
    #expect(label.frame.width == 300 - width)
  }
}
