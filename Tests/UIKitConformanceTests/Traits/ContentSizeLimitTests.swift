import Testing
import UIKit

/// The limits of the text size in a part of the interface.
@MainActor
struct ContentSizeLimitTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func show(in category: UIContentSizeCategory) async throws -> (Stage, UIWindow) {
    let stage = try await Stage.open()
    let root = UIViewController()
    view.addSubview(label)
    root.view.addSubview(view)
    let window = await stage.show(root)
    window.traitOverrides.preferredContentSizeCategory = category
    await stage.settle()
    return (stage, window)
  }

  @Test(.rule("R1449"))
  func `A maximum applies to a view and its subviews immediately`() async throws {
    let (stage, window) = try await show(in: .accessibilityLarge)
    defer { withExtendedLifetime((stage, window)) {} }
    #expect(view.maximumContentSizeCategory == nil)
    view.maximumContentSizeCategory = .extraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    view.maximumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test(.rule("R1449"))
  func `A minimum applies to smaller sizes only`() async throws {
    let (stage, window) = try await show(in: .small)
    defer { withExtendedLifetime(stage) {} }
    view.minimumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    await stage.settle()
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test(.rule("R1449"))
  func `Fonts follow the limits`() async throws {
    let (stage, window) = try await show(in: .accessibilityExtraLarge)
    defer { withExtendedLifetime((stage, window)) {} }
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    view.maximumContentSizeCategory = .large
    await stage.settle()
    #expect(label.font.pointSize == 17)
    view.maximumContentSizeCategory = nil
    await stage.settle()
    #expect(label.font.pointSize > 30)
  }

  @Test(.rule("R1450"))
  func `Text sizes have an order`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large <= .large)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(!(UIContentSizeCategory.extraLarge < .small))
  }
}
