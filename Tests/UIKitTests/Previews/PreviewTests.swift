import Simulator
import Testing
import UIKit

/// The previews of `SamplePreviews.swift`.
@MainActor @Suite struct PreviewTests {
  private func shown(_ name: String) async throws -> (window: UIWindow, root: UIViewController) {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(UIViewController())
    let preview = try #require(NamedPreview.all.first { $0.name == name })
    preview.show(in: simulator.scene)
    // A window that nothing refers to would end with the update cycle.
    await simulator.settle()
    let window = try #require(simulator.scene.windows.last)
    return (window, try #require(window.rootViewController))
  }

  @Test func `The previews of a program are found in the order of their lines`() {
    // Other modules of the program have previews too.
    let names = NamedPreview.all.map(\.name).drop { $0 != "SamplePreviews.swift:14" }.prefix(5)
    #expect(names == ["SamplePreviews.swift:14", "Badge", "Fixed", "Small controller", "Plain"])
  }

  @Test func `A preview covers the windows of the app`() async throws {
    let (window, root) = try await shown("SamplePreviews.swift:14")
    #expect(window.isKeyWindow && window.windowLevel > .normal)
    #expect(root.view.frame == window.bounds)
    #expect("\(type(of: root))" == "PreviewedController")
  }

  @Test func `A view has its own size, in the center`() async throws {
    let (window, root) = try await shown("Badge")
    let badge = try #require(root.view.subviews.first)
    #expect(badge.tag == 3)
    #expect(badge.frame.size == CGSize(width: 40, height: 20))
    #expect(badge.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
  }

  @Test func `A view without a size of its own fills the screen`() async throws {
    let (window, root) = try await shown("Plain")
    #expect(root.view.subviews.first?.frame == window.bounds)
  }

  @Test func `A fixed layout determines the size, and a trait the orientation`() async throws {
    let (_, root) = try await shown("Fixed")
    #expect(root.view.subviews.first?.frame.size == CGSize(width: 120, height: 60))
    let preview = try #require(NamedPreview.all.first { $0.name == "Fixed" })
    #expect(preview.orientation == .landscapeRight)
    #expect(NamedPreview.all.first { $0.name == "Badge" }?.orientation == nil)
  }

  @Test func `A controller that is smaller than the screen is a child of the root`() async throws {
    let (window, root) = try await shown("Small controller")
    let child = try #require(root.children.first)
    #expect(child.view.frame.size == CGSize(width: 200, height: 100))
    #expect(child.view.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY))
  }
}
