#if canImport(Simulator)
  import Testing
  import UIKit

  /// The details of touches, which need a finger.
  @MainActor
  struct TouchDetailTests {
    private final class TouchView: UIView {
      var began: ((UITouch, UIEvent) -> Void)?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, let event { began?(touch, event) }
      }
    }

    @Test(.rule("R1184"))
    func `The coalesced touches end with a copy of the touch`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let view = TouchView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      root.view.addSubview(view)
      var calls = 0
      var earlier: UITouch?
      view.began = { touch, event in
        calls += 1
        #expect(touch.preciseLocation(in: view) == CGPoint(x: 40.25, y: 30.5))
        #expect(touch.precisePreviousLocation(in: view) == CGPoint(x: 40.25, y: 30.5))
        #expect(touch.majorRadius > touch.majorRadiusTolerance)
        #expect(touch.force <= touch.maximumPossibleForce)
        let copy = event.coalescedTouches(for: touch)?.last
        #expect(copy !== touch)
        #expect(copy?.location(in: view) == touch.location(in: view))
        #expect(copy?.phase == .began)
        #expect(event.predictedTouches(for: touch) != nil)
        #expect(event.subtype == .none)
        if let earlier { #expect(event.coalescedTouches(for: earlier) == nil) }
        earlier = touch
      }
      for _ in 0..<2 { try await stage.tap(at: CGPoint(x: 40.25, y: 130.5)) }
      #expect(calls == 2)
    }
  }
#endif
