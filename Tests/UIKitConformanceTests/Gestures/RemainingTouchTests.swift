// Only the simulator has touches.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// Gestures of two touches of which one has ended.
  @MainActor
  struct RemainingTouchTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
      weak var view: UIView?
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    private let log = CallbackLog()
    private let root = UIViewController()

    private func note(_ gesture: UIGestureRecognizer) {
      log.note("\(gesture.state.rawValue) \(gesture.numberOfTouches) \(Int(gesture.location(in: nil).x))")
    }

    private func add(_ gesture: UIGestureRecognizer) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      root.view.addGestureRecognizer(gesture)
      await simulator.settle()
      return simulator
    }

    @Test(.rule("R2027"))
    func `A pinch continues with the touch that remains`() async throws {
      let pinch = UIPinchGestureRecognizer(_runtimeHandler: { [self] in note($0) })
      let simulator = await add(pinch)
      let first = try simulator.touchDown(at: CGPoint(x: 150, y: 300))
      let second = try simulator.touchDown(at: CGPoint(x: 250, y: 300))
      simulator.move(first, to: CGPoint(x: 100, y: 300))
      simulator.move(second, to: CGPoint(x: 300, y: 300))
      let scale = pinch.scale
      simulator.touchUp(first, at: CGPoint(x: 100, y: 300))
      simulator.move(second, to: CGPoint(x: 200, y: 300))
      #expect(pinch.scale == scale && pinch.state == .changed)
      simulator.touchUp(second, at: CGPoint(x: 200, y: 300))
      #expect(log.take() == ["1 2 175", "2 2 200", "2 1 200", "3 1 200"])
    }

    @Test(.rule("R2027"))
    func `A rotation continues with the touch that remains`() async throws {
      let rotation = UIRotationGestureRecognizer(_runtimeHandler: { [self] in note($0) })
      let simulator = await add(rotation)
      let first = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
      let second = try simulator.touchDown(at: CGPoint(x: 200, y: 300))
      simulator.move(second, to: CGPoint(x: 200, y: 350))
      simulator.move(second, to: CGPoint(x: 200, y: 400))
      let angle = rotation.rotation
      simulator.touchUp(first, at: CGPoint(x: 100, y: 300))
      simulator.move(second, to: CGPoint(x: 250, y: 300))
      #expect(rotation.rotation == angle && rotation.state == .changed)
      simulator.touchUp(second, at: CGPoint(x: 250, y: 300))
      #expect(log.take() == ["1 2 150", "2 2 150", "2 1 250", "3 1 250"])
    }

    @Test(.rule("R2028"))
    func `The touch that remains of a pinch scrolls the content`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let zoomer = Zoomer()
      zoomer.view = content
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      scrollView.maximumZoomScale = 4
      scrollView.delegate = zoomer
      root.view.addSubview(scrollView)
      simulator.show(root)
      await simulator.settle()
      let first = try simulator.touchDown(at: CGPoint(x: 120, y: 250))
      let second = try simulator.touchDown(at: CGPoint(x: 180, y: 250))
      for step in 1...6 {
        simulator.move(first, to: CGPoint(x: 120 - CGFloat(step) * 10, y: 250))
        simulator.move(second, to: CGPoint(x: 180 + CGFloat(step) * 10, y: 250))
        await simulator.advance(by: .milliseconds(16))
      }
      let (scale, offset) = (scrollView.zoomScale, scrollView.contentOffset)
      simulator.touchUp(first, at: CGPoint(x: 60, y: 250))
      #expect(scrollView.contentOffset == offset && scrollView.isZooming)
      for step in 1...5 {
        simulator.move(second, to: CGPoint(x: 240 - CGFloat(step) * 10, y: 250))
        await simulator.advance(by: .milliseconds(16))
      }
      #expect(abs(scrollView.contentOffset.x - offset.x - 40) < 11 && abs(scrollView.contentOffset.y - offset.y) < 1)
      simulator.touchUp(second, at: CGPoint(x: 190, y: 250))
      await simulator.settle()
      #expect(scrollView.zoomScale == scale && !scrollView.isZooming)
    }
  }
#endif
