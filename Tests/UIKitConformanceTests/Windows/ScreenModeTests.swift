import Testing
import UIKit

/// The modes of the screen, and pictures of it.
@MainActor
struct ScreenModeTests {
  @Test(.rule("R1695"))
  func `The current mode is one of the available ones, in the pixels of the screen`() async throws {
    let stage = try await Stage.open()
    let screen = stage.scene.screen
    let mode = try #require(screen.currentMode)
    #expect(screen.availableModes.contains(mode))
    #expect(try screen.availableModes.contains(#require(screen.preferredMode)))
    #expect(mode.size == screen.nativeBounds.size)
    #expect(mode.pixelAspectRatio == 1)
    #expect(screen.mirrored == nil)
  }

  @Test(.rule("R1696"))
  func `A picture of the screen has its size`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let screen = stage.scene.screen
    #expect(screen.snapshotView(afterScreenUpdates: false).frame.size == screen.bounds.size)
  }

  @Test func `A screen makes display links`() async throws {
    let stage = try await Stage.open()
    await stage.show(UIViewController())
    let probe = DisplayLinkProbe()
    let link = try #require(stage.scene.screen.displayLink(withTarget: probe, selector: DisplayLinkProbe.action))
    link.add(to: .main, forMode: .common)
    await stage.advance(by: 0.1)
    #expect(probe.frames > 0 && probe.sender === link)
    link.invalidate()
  }
}
