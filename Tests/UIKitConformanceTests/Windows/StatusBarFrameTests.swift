import Testing
import UIKit

/// The frame of the status bar.
@MainActor
struct StatusBarFrameTests {
  @Test(.rule("R2057"))
  func `Below a Dynamic Island the safe area is larger than the status bar`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(UIViewController())
    let frame = try #require(stage.scene.statusBarManager?.statusBarFrame)
    #expect(frame.width == window.bounds.width && frame.origin == .zero)
    let inset = window.safeAreaInsets.top
    #expect(inset >= 59 ? frame.height == 54 : frame.height == max(20, inset))
  }
}
