// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The movement that begins a pan.
  @MainActor
  struct PanThresholdTests {
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
      var translations: [CGPoint] = []

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pan = gestureRecognizer as? UIPanGestureRecognizer { translations.append(pan.translation(in: pan.view)) }
        return true
      }
    }

    @Test(.rule("R1948"), arguments: [CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0.6, dy: 0.8)])
    func `A pan begins beyond ten points, and its delegate sees a translation`(direction: CGVector) async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      simulator.show(root)
      let (pan, delegate) = (UIPanGestureRecognizer(), Delegate())
      pan.delegate = delegate
      root.view.addGestureRecognizer(pan)
      await simulator.settle()
      let start = CGPoint(x: 200, y: 400)
      let point = { (distance: CGFloat) in
        CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
      }
      let finger = try simulator.touchDown(at: start)
      simulator.move(finger, to: point(10))
      #expect(pan.state == .possible && delegate.translations == [])
      simulator.move(finger, to: point(12))
      #expect(pan.state == .began && delegate.translations.count == 1)
      #expect(delegate.translations.first != .zero)
      simulator.touchUp(finger, at: point(12))
      await simulator.settle()
    }
  }
#endif
