import Testing
import UIKit

/// The images and titles that controls have for their states.
@MainActor
struct ControlImageTests {
  private let image = UIImage()

  @Test(.rule("R579"))
  func `A button has a background image for each state`() {
    let button = UIButton()
    button.setBackgroundImage(image, for: .normal)
    #expect(button.backgroundImage(for: .normal) === image)
    #expect(button.currentBackgroundImage === image)
    let highlighted = UIImage()
    button.setBackgroundImage(highlighted, for: .highlighted)
    button.isHighlighted = true
    #expect(button.currentBackgroundImage === highlighted)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentBackgroundImage === image)
  }

  @Test(.rule("R579"))
  func `A slider has images of its track for each state`() {
    let slider = UISlider()
    slider.setMinimumTrackImage(image, for: .normal)
    #expect(slider.minimumTrackImage(for: .normal) === image)
    #expect(slider.currentMinimumTrackImage === image)
    #expect(slider.currentMaximumTrackImage == nil)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === image)
  }

  @Test(.rule("R579"))
  func `Segments and steppers have images for each state`() {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setBackgroundImage(image, for: .selected, barMetrics: .default)
    segments.setDividerImage(image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    #expect(segments.backgroundImage(for: .selected, barMetrics: .default) === image)
    #expect(segments.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(
      segments.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) === image)
    let stepper = UIStepper()
    stepper.setIncrementImage(image, for: .normal)
    #expect(stepper.incrementImage(for: .normal) === image)
  }

  @Test(.rule("R580"))
  func `A title with attributes takes precedence over one without`() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    let title = NSAttributedString(string: "Attributed", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.currentAttributedTitle == title)
    #expect(button.currentTitle == "Plain")
    #expect(button.titleLabel?.text == "Attributed")
    // The title has the font of the button, so that it fits into the size that the button asks for.
    let plain = UIButton(type: .system)
    plain.setTitle("Attributed", for: .normal)
    #expect(button.intrinsicContentSize == plain.intrinsicContentSize)
    button.setAttributedTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test(.rule("R584"))
  func `An animated image has its frames and its duration`() throws {
    let frames = [UIImage(), UIImage()]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(animated.images?.count == 2)
    #expect(animated.duration == 2)
    #expect(animated.size == frames[0].size)
    #expect(frames[0].images == nil)
  }

  @Test(.rule("R585"))
  func `An image view animates for its number of repetitions`() async throws {
    let stage = try await Stage.open()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = [UIImage(), UIImage()]
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    let root = UIViewController()
    root.view.addSubview(view)
    await stage.show(root)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}
