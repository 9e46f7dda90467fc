import Testing
import UIKit

/// The label and the image view of a button, and their places.
@MainActor
struct ButtonPartTests {
  /// A button that places its parts itself.
  private final class PlacingButton: UIButton {
    var content = CGRect.zero

    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      content = contentRect
      return CGRect(x: 10, y: 40, width: 80, height: 20)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 10, y: 5, width: 30, height: 30)
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 7) }
  }

  @Test(.rule("R1140"))
  func `The label shows the title as soon as it is read`() {
    let button = UIButton(type: .custom)
    button.setTitle("One", for: .normal)
    button.setTitle("Two", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.text == "One")
    #expect(button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Two")
    button.setTitle("Three", for: .selected)
    #expect(button.titleLabel?.text == "Three")
  }

  @Test(.rule("R1140"))
  func `The image view shows the image as soon as it is read`() {
    let button = UIButton(type: .custom)
    let (one, two) = (UIImage(), UIImage())
    button.setImage(one, for: .normal)
    #expect(button.imageView?.image === one)
    button.setImage(two, for: .normal)
    #expect(button.imageView?.image === two)
  }

  @Test(.rule("R1147"))
  func `A subclass determines the places of the parts`() {
    let button = PlacingButton(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.content == CGRect(x: 5, y: 5, width: 90, height: 60))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 40, width: 80, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 10, y: 5, width: 30, height: 30))
  }

  @Test(.rule("R1147"))
  func `The places of the parts are in the rectangle of the content`() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(content == CGRect(x: 2, y: 1, width: 194, height: 96))
    let (image, title) = (button.imageRect(forContentRect: content), button.titleRect(forContentRect: content))
    #expect(content.contains(image) && content.contains(title) && image.maxX <= title.minX + 1)
    #expect(button.backgroundRect(forBounds: content) == content)
  }

  @Test(.rule("R1148"))
  func `A system button has an image and sends an action`() {
    let image = UIImage()
    let button = UIButton.systemButton(with: image, target: nil, action: nil)
    #expect(button.buttonType == .system)
    #expect(button.image(for: .normal) === image)
    #expect(PlacingButton.systemButton(with: image, target: nil, action: nil).content == .zero)
  }

  @Test(.rule("R1149"))
  func `Images are adjusted by default and buttons do not glow`() {
    let button = UIButton(type: .custom)
    #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    #expect(!button.showsTouchWhenHighlighted)
  }

  @Test(.rule("R1913"))
  func `An image that fills the content is stretched`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.setImage(image, for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(button.imageRect(forContentRect: button.bounds) == button.bounds)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == button.bounds)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 30))
    button.contentHorizontalAlignment = .center
    #expect(button.imageRect(forContentRect: button.bounds) == CGRect(x: 80, y: 0, width: 40, height: 100))
  }
}
