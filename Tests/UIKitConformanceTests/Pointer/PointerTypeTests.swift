import Testing
import UIKit

/// Pointer regions, shapes, and interactions without a pointer.
@MainActor
struct PointerTypeTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate {}

  @Test(.rule("R1080"))
  func `Regions with the same rectangle and identifier are equal`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let region = UIPointerRegion(rect: rect, identifier: "a")
    #expect(region.rect == rect)
    #expect(region.identifier as? String == "a")
    #expect(region.isEqual(UIPointerRegion(rect: rect, identifier: "a")))
    #expect(!region.isEqual(UIPointerRegion(rect: rect, identifier: "b")))
    #expect(!region.isEqual(UIPointerRegion(rect: .zero, identifier: "a")))
    #expect(UIPointerRegion(rect: rect).identifier == nil)
  }

  @Test(.rule("R1081"))
  func `An interaction is enabled, and belongs to one view`() {
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    let (first, second) = (UIView(), UIView())
    #expect(interaction.isEnabled)
    #expect(interaction.delegate === delegate)
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(interaction.view === second)
    #expect(!first.interactions.contains { $0 === interaction })
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test(.rule("R1082"))
  func `A button has a pointer interaction if that is enabled`() {
    let button = UIButton(type: .system)
    #expect(!button.isPointerInteractionEnabled)
    #expect(button.pointerStyleProvider == nil)
    #expect(!button.isHovered)
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { _, _, _ in .hidden() }
    #expect(button.isPointerInteractionEnabled)
    #expect(button.pointerStyleProvider != nil)
  }
}
