import Testing
import UIKit

/// The initializer without parameters, which classes inherit from `NSObject`.
@MainActor
struct EmptyInitializerTests {
  @Test(.rule("R1862"))
  func `Values are created without parameters`() {
    let action = UIAlertAction()
    #expect(action.title == nil && action.style == .default && action.isEnabled)
    #expect(UIVisualEffectView(effect: UIVisualEffect()).effect != nil)
    #expect(UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect)
    let item = UIMenuItem()
    item.title = "Look Up"
    #expect(item.title == "Look Up")
    #expect(NSTextTab().location == 0)
    #expect(UIGraphicsImageRenderer().format.bounds == .zero)
    let font: UIFont? = UIFont()
    #expect(font != nil)
  }

  @Test(.rule("R1862"))
  func `A display link without a target is never called`() async throws {
    let stage = try await Stage.open()
    let link = CADisplayLink()
    link.add(to: .main, forMode: .common)
    await stage.advance(by: 0.1)
    #expect(link.timestamp == 0)
    link.invalidate()
  }
}
