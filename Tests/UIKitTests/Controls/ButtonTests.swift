import Testing
import UIKit

@MainActor @Suite(.ownDevice) struct ButtonTests {
  @Test func `Titles are chosen by state and fall back to the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    #expect(button.currentTitle == "Go")
    button.isHighlighted = true
    #expect(button.currentTitle == "Go")
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
  }

  @Test func `A system button has the tint color`() {
    let button = UIButton(type: .system)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
  }

  @Test func `A disabled system button is gray`() {
    let button = UIButton(type: .system)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
  }

  @Test func `A color set for a state wins`() {
    let button = UIButton(type: .custom)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitleColor == .blue)
  }

  @Test func `A pressed system button fades`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
  }

  @Test func `A configured button is as high as its text and insets`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let height = UIButton(configuration: configuration).sizeThatFits(.zero).height
    #expect(height >= 20.287 + 14 && height <= 20.287 + 15)
  }

  @Test func `A large button has larger insets`() {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .large
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.contentInsets = .zero
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 20)
  }

  @Test func `An action provides what a configuration omits`() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Retry") { _ in })
    #expect(button.currentTitle == "Retry")
    #expect(button.accessibilityLabel == "Retry")
  }

  @Test func `The update handler fits the configuration to the state`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "On" : "Off" }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "On")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Off")
  }

  @Test func `The primary action is performed`() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `An activity indicator replaces the image`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Wait"
    configuration.image = UIImage(systemName: "star.fill")
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    #expect(button.imageView?.superview == nil)
  }

  @Test func `The shadow of a title changes its side while the button is highlighted, if it must`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    let label = try #require(button.titleLabel)
    label.shadowOffset = CGSize(width: 1, height: -2)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(label.shadowOffset == CGSize(width: 1, height: -2))
    button.reversesTitleShadowWhenHighlighted = true
    button.layoutIfNeeded()
    #expect(label.shadowOffset == CGSize(width: -1, height: 2))
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(label.shadowOffset == CGSize(width: 1, height: -2))
  }
}
