import Testing
import UIKit

/// The types of buttons, and what is set for their states.
@MainActor
struct ButtonTypeTests {
  @Test(.rule("R1293"), arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
  func `A button of the system has an image and its tint color`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.buttonType == type)
    #expect(button.currentImage != nil)
    #expect(button.intrinsicContentSize.width > 10)
  }

  @Test(.rule("R1294"))
  func `The shadow of a title has a color for each state`() {
    let button = UIButton(type: .custom)
    button.setTitle("A", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .highlighted)
    #expect(button.titleShadowColor(for: .highlighted) == .blue)
    #expect(button.titleShadowColor(for: .disabled) == .red)
    #expect(button.titleLabel?.shadowColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitleShadowColor == .blue)
    #expect(button.titleLabel?.shadowColor == .blue)
  }

  @Test(.rule("R1295"))
  func `A symbol is drawn with the configuration for the state`() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    let small = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.intrinsicContentSize.height > small.height * 2)
  }

  @Test(.rule("R1342"))
  func `A button without any content has the height of a line with margins`() {
    let button = UIButton()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("A title", for: .normal)
    #expect(button.intrinsicContentSize.width > 30)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let imageButton = UIButton()
    imageButton.setImage(image, for: .normal)
    #expect(imageButton.intrinsicContentSize == CGSize(width: 10, height: 10))
  }

  @Test(.rule("R1404"), arguments: [UIButton.ButtonType.custom, .system])
  func `A template image has the tint color of the button, whatever the color of the title`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setTitle("Add", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.tintColor = .green
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.tintColor == .green)
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test(.rule("R1912"), arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
  func `A button of the system has its fitting size`(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.frame.origin == .zero)
    #expect(button.frame.width > 10 && button.frame.size == button.intrinsicContentSize)
    #expect(UIButton(type: .system).frame == .zero && UIButton(type: .custom).frame == .zero)
  }
}
