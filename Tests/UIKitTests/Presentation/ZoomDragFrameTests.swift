import Simulator
import Testing

@testable import UIKit

/// The frames of a zoomed view under a finger.
@MainActor
struct ZoomDragFrameTests {
  @Test func `A dragged view is below the finger, scaled`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let list = UIViewController()
    let detail = UIViewController()
    let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    list.view.addSubview(thumbnail)
    detail.modalPresentationStyle = .fullScreen
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = list
    window.makeKeyAndVisible()
    await simulator.settle()
    detail.preferredTransition = .zoom { _ in thumbnail }
    list.present(detail, animated: true)
    await simulator.settle()
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
    for step in 1...20 {
      await simulator.advance(by: .seconds(1.0 / 60))
      simulator.move(finger, to: CGPoint(x: 100 + CGFloat(step), y: 300 + CGFloat(step) * 10))
    }
    await simulator.advance(by: .seconds(1.0 / 60))
    let held = detail.view.layer.appearance(presented: true)
    #expect(held.frame.width < 380 && held.frame.width > 393 * 0.6)
    // The point at which the drag was recognized, some points below the first touch, remains at the finger.
    let touched = held.convertToSuperlayer(CGPoint(x: 100, y: 300))
    #expect(abs(touched.x - 120) < 2 && abs(touched.y - 500) < 12)
    await simulator.advance(by: .seconds(0.3))
    #expect(detail.view.layer.appearance(presented: true).frame == held.frame)
    simulator.touchUp(finger, at: CGPoint(x: 120, y: 500))
    await simulator.advance(by: .seconds(1.0 / 60))
    // It continues from there.
    let next = detail.view.layer.appearance(presented: true).frame
    #expect(next.width < held.frame.width && next.width > held.frame.width - 60)
    await simulator.settle()
    #expect(detail.view.window == nil)
  }
}
