import Testing
import UIKit

/// The frames of a button's parts before its layout.
@MainActor
struct ButtonPartFrameTests {
  private final class Button: UIButton {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let width = titleLabel?.intrinsicContentSize.width ?? 0
      return CGRect(x: 7, y: 8, width: width, height: 9)
    }
  }

  @Test(.rule("R2054"))
  func `The frames of the title and the image are valid when they are read`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let title = try #require(button.titleLabel?.frame)
    let image = try #require(button.imageView?.frame)
    #expect(title.width > 0 && image.width > 0 && image.maxX <= title.minX)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == title && button.imageView?.frame == image)
  }

  @Test(.rule("R2054"))
  func `The frames follow the size of the button and its title`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Title", for: .normal)
    let narrow = try #require(button.titleLabel?.frame)
    #expect(abs(narrow.midX - 100) <= 1 && abs(narrow.midY - 22) <= 1)
    button.setTitle("A longer title", for: .normal)
    button.bounds.size = CGSize(width: 300, height: 60)
    let wide = try #require(button.titleLabel?.frame)
    #expect(wide.width > narrow.width && abs(wide.midX - 150) <= 1 && abs(wide.midY - 30) <= 1)
  }

  @Test(.rule("R2054"))
  func `A method that determines a frame can read the part`() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Title", for: .normal)
    let frame = try #require(button.titleLabel?.frame)
    #expect(frame.origin == CGPoint(x: 7, y: 8) && frame.height == 9 && frame.width > 0)
  }
}
