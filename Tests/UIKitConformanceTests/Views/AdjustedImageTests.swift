import Testing
import UIKit

/// Images that are larger at the accessibility sizes of text.
@MainActor
struct AdjustedImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { $0.fill(.infinite) }

  private func show(_ view: UIView, in category: UIContentSizeCategory) async throws -> (Stage, UIWindow) {
    let stage = try await Stage.open()
    let root = UIViewController()
    root.view.addSubview(view)
    let window = await stage.show(root)
    window.traitOverrides.preferredContentSizeCategory = category
    await stage.settle()
    return (stage, window)
  }

  @Test(.rule("R1451"))
  func `An image view enlarges its image if the app permits it`() async throws {
    let view = UIImageView(image: image)
    let (stage, window) = try await show(view, in: .accessibilityExtraLarge)
    #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    #expect(view.intrinsicContentSize == image.size)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let size = view.intrinsicContentSize
    #expect(size.width > image.size.width)
    #expect(abs(size.width / size.height - 2) < 0.1)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    await stage.settle()
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test(.rule("R1451"))
  func `A button enlarges its image if the app permits it`() async throws {
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    let (stage, window) = try await show(button, in: .accessibilityExtraLarge)
    defer { withExtendedLifetime((stage, window)) {} }
    let width = button.intrinsicContentSize.width
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize.width > width)
  }
}
