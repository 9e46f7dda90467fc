import Testing
import UIKit

/// Controls whose size does not follow a frame.
@MainActor
struct FixedSizeTests {
  @Test(.rule("R2072"))
  func `A frame moves a switch, and does not change its size`() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    let size = UISwitch().frame.size
    #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    control.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    #expect(control.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: size))
    control.bounds.size = CGSize(width: 10, height: 10)
    #expect(control.bounds.size == size)
    control.center = CGPoint(x: 100, y: 100)
    #expect(control.frame.midX == 100 && control.frame.midY == 100)
  }

  @Test(.rule("R2072"))
  func `A scaled switch keeps its bounds when it is moved`() {
    let control = UISwitch()
    let size = control.bounds.size
    control.transform = CGAffineTransform(scaleX: 2, y: 2)
    control.frame = CGRect(x: 10, y: 20, width: 300, height: 300)
    #expect(control.bounds.size == size)
    #expect(abs(control.frame.minX - 10) < 0.001 && abs(control.frame.minY - 20) < 0.001)
  }

  @Test(.rule("R2072"))
  func `A switch is in a corner of a larger space`() {
    let container = UIView.container(300, 100)
    let control = container.adding(UISwitch())
    let size = control.frame.size
    NSLayoutConstraint.activate([
      control.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      control.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      control.heightAnchor.constraint(equalToConstant: 70),
    ])
    container.layoutIfNeeded()
    #expect(control.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
  }

  @Test(.rule("R2072"))
  func `A progress view keeps its height`() {
    let bar = UIProgressView(frame: CGRect(x: 1, y: 2, width: 100, height: 40))
    let height = UIProgressView(progressViewStyle: .default).frame.height
    #expect(bar.frame == CGRect(x: 1, y: 2, width: 100, height: height))
    bar.frame = CGRect(x: 10, y: 20, width: 200, height: 30)
    #expect(bar.frame == CGRect(x: 10, y: 20, width: 200, height: height))
  }

  @Test(.rule("R2270"), arguments: [UIProgressView.Style.default, .bar])
  func `A progress view of a style has the height of the style`(style: UIProgressView.Style) {
    let view = UIProgressView(progressViewStyle: style)
    #expect(view.progressViewStyle == style)
    #expect(view.frame.height == view.intrinsicContentSize.height)
    let other = UIProgressView()
    other.progressViewStyle = style
    #expect(view.frame.height == other.frame.height)
  }

  @Test(.rule("R2073"))
  func `The alignment rectangle of a segmented control is a point lower than the control`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.sizeThatFits(.zero).height == 32 && control.frame.height == 32)
    #expect(control.intrinsicContentSize.height == 31)
    let container = UIView.container(300, 100)
    container.adding(control)
    control.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
    control.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(control.frame.height == 32 && control.frame.minY == 0)
    #expect(control.frame.width == control.sizeThatFits(.zero).width)
  }
}
