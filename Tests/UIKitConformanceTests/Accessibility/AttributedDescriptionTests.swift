import Testing
import UIKit

/// Descriptions with attributes, other names, outlines, and the accessibility properties of images and bar items.
@MainActor
struct AttributedDescriptionTests {
  private static let key = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  private let spoken = NSAttributedString(string: "Bonjour", attributes: [key: "fr"])

  private func language(of text: NSAttributedString?) -> String? {
    text?.attribute(Self.key, at: 0, effectiveRange: nil) as? String
  }

  @Test(.rule("R1580"))
  func `A description with attributes is also one without`() {
    let view = UIView()
    view.accessibilityAttributedLabel = spoken
    view.accessibilityAttributedHint = spoken
    view.accessibilityAttributedValue = spoken
    #expect(language(of: view.accessibilityAttributedLabel) == "fr" && view.accessibilityLabel == "Bonjour")
    #expect(language(of: view.accessibilityAttributedHint) == "fr" && view.accessibilityHint == "Bonjour")
    #expect(language(of: view.accessibilityAttributedValue) == "fr" && view.accessibilityValue == "Bonjour")
  }

  @Test(.rule("R1580"))
  func `A description without attributes is also one with none`() {
    let view = UIView()
    #expect(view.accessibilityAttributedLabel == nil)
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel?.string == "Hello")
    view.accessibilityAttributedLabel = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test(.rule("R1581"))
  func `The names for speech are empty unless they are set`() {
    let view = UIView()
    #expect(view.accessibilityUserInputLabels.isEmpty)
    view.accessibilityUserInputLabels = ["Send", "Post"]
    #expect(view.accessibilityUserInputLabels == ["Send", "Post"])
    view.accessibilityUserInputLabels = nil
    #expect(view.accessibilityUserInputLabels.isEmpty)
  }

  @Test(.rule("R1582"))
  func `A path of a view is converted to the screen`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 30, y: 100, width: 60, height: 60))
    root.view.addSubview(view)
    await stage.show(root)
    #expect(view.accessibilityPath == nil)
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 5, height: 6))
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(converted.bounds == CGRect(x: 40, y: 120, width: 5, height: 6))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 5, height: 6))
    view.accessibilityPath = converted
    #expect(view.accessibilityPath?.bounds == CGRect(x: 40, y: 120, width: 5, height: 6))
  }

  @Test(.rule("R1583"))
  func `A view takes part in the inversion of colors unless it is set otherwise`() {
    let view = UIView()
    #expect(!view.accessibilityIgnoresInvertColors)
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityIgnoresInvertColors)
  }

  @Test(.rule("R1584"))
  func `An image has an identifier and a label`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(image.accessibilityIdentifier == nil)
    image.accessibilityIdentifier = "dot"
    image.accessibilityLabel = "Dot"
    let identified: any UIAccessibilityIdentification = image
    #expect(identified.accessibilityIdentifier == "dot" && image.accessibilityLabel == "Dot")
  }

  @Test(.rule("R1585"))
  func `A bar item has accessibility traits`() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.accessibilityTraits = [.button, .header]
    #expect(item.accessibilityTraits.contains([.button, .header]))
    item.isAccessibilityElement = true
    #expect(item.isAccessibilityElement)
  }
}
