import Testing
@testable import UIKit

/// The effects of the options of buttons on their views.
@MainActor @Suite(.ownDevice) struct ButtonAdjustmentTests {
  private func imageButton(_ type: UIButton.ButtonType = .custom) -> UIButton {
    let button = UIButton(type: type)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return button
  }

  @Test func `The image of a highlighted or disabled button is adjusted`() {
    let button = imageButton()
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.alpha == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.imageView?.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `An image for the state is not adjusted`() {
    let button = imageButton()
    button.setImage(UIImage(systemName: "star.fill"), for: .highlighted)
    button.isHighlighted = true
    #expect(button.imageView?.alpha == 1)
  }

  @Test func `A button glows only while it is highlighted`() {
    let button = imageButton()
    button.showsTouchWhenHighlighted = true
    button.layoutIfNeeded()
    func glows() -> Bool { button.subviews.contains { $0 is ButtonGlow } }
    #expect(!glows())
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(glows())
    button.configuration = .plain()
    button.layoutIfNeeded()
    #expect(!glows())
  }

  private func background(_ change: (inout UIButton.Configuration) -> Void) throws -> UIView {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    return try #require(button.subviews.first { !($0 is UILabel) })
  }

  @Test func `The background of a configuration has its color, corners and stroke`() throws {
    let view = try background {
      $0.background.backgroundColor = .green
      $0.background.cornerRadius = 11
      $0.background.strokeColor = .red
      $0.background.strokeWidth = 2
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(view.backgroundColor == .green)
    #expect(view.layer.cornerRadius == 11)
    #expect(view.layer.borderWidth == 2 && view.layer.borderColor == UIColor.red.cgColor)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func `A corner style can replace the radius of the background`() throws {
    #expect(
      try background {
        $0.background.cornerRadius = 11; $0.cornerStyle = .fixed
      }.layer.cornerRadius == 11)
    #expect(
      try background {
        $0.background.cornerRadius = 11; $0.cornerStyle = .small
      }.layer.cornerRadius == 4)
    #expect(
      try background {
        $0.background.cornerRadius = 11; $0.cornerStyle = .capsule
      }.layer.cornerRadius == 20)
    #expect(try background { $0.buttonSize = .large }.layer.cornerRadius == 9)
  }

  @Test func `A background without a color has the color of the style`() throws {
    #expect(try background { $0.baseBackgroundColor = .orange }.backgroundColor == .orange)
    let view = try background {
      $0.baseBackgroundColor = .orange
      $0.background.strokeColor = .red
    }
    #expect(view.backgroundColor == .orange && view.layer.borderWidth == 0)
  }
}
