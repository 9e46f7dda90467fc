// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The velocity of a pan whose translation is set.
  @MainActor
  struct PanVelocityTests {
    @Test(.rule("R2260"))
    func `Setting the translation in each action does not change the velocity at the end`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      var velocities: [CGFloat] = []
      let pan = UIPanGestureRecognizer(_runtimeHandler: { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        pan.setTranslation(.zero, in: pan.view)
        #expect(pan.translation(in: pan.view) == .zero)
        if pan.state == .ended { velocities.append(pan.velocity(in: pan.view).x) }
      })
      root.view.addGestureRecognizer(pan)
      try await stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 250, y: 300), over: 0.25)
      #expect(velocities.count == 1 && abs((velocities.first ?? 0) - 800) < 100)
    }
  }
#endif
