import DisplayScene
import Simulator
import Testing
@testable import UIKit

/// Pictures of the whole screen.
@MainActor
struct ScreenSnapshotTests {
  @Test func `A picture of the screen shows the windows as they were, from back to front`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    root.view.backgroundColor = .red
    simulator.show(root)
    let overlay = UIWindow(windowScene: simulator.scene)
    overlay.frame = CGRect(x: 20, y: 40, width: 100, height: 50)
    overlay.backgroundColor = .green
    overlay.windowLevel = .alert
    overlay.isHidden = false
    await simulator.settle()
    let picture = UIScreen.main.snapshotView(afterScreenUpdates: false)
    root.view.backgroundColor = .blue
    let layers = SceneCapture.layer(of: picture).sublayers
    #expect(layers.map(\.geometry.frame) == UIApplication.shared.windowsInFront.map(\.frame))
    let front = try #require(layers.last?.sublayers.first)
    #expect(front.style.backgroundColor == SceneCapture.layer(of: overlay).style.backgroundColor)
    let back = try #require(layers.first?.sublayers.first?.sublayers.first)
    #expect(back.style.backgroundColor != SceneCapture.layer(of: root.view).style.backgroundColor)
    #expect(back.style.backgroundColor != nil)
  }
}
