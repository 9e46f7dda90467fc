import Testing
import UIKit

/// Scroll views as the delegates of their gesture recognizers.
@MainActor
struct ScrollGestureDelegateTests {
  private final class Scroll: UIScrollView, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    var isSimultaneous = false
    var permits = true
    var questions = 0
    let content = UIView()

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === panGestureRecognizer else {
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
      questions += 1
      return permits && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  @Test(.rule("R1993"))
  func `The delegate of the recognizers of a scroll view is the scroll view`() {
    let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.panGestureRecognizer.delegate === scroll)
    scroll.addSubview(scroll.content)
    scroll.delegate = scroll
    scroll.maximumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer != nil && scroll.pinchGestureRecognizer?.delegate === scroll)
  }

  // Touches can be scripted only on a simulated device.
  #if canImport(Simulator)
    /// A scroll view in another one, and their offsets after an upward drag.
    private func drag(_ prepare: (_ inner: Scroll, _ outer: Scroll) -> Void) async throws -> (
      inner: Scroll, outer: Scroll
    ) {
      let stage = try await Stage.open()
      let root = UIViewController()
      let (outer, inner) = (Scroll(), Scroll())
      outer.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 300, height: 2000)
      inner.contentSize = CGSize(width: 300, height: 2000)
      root.view.addSubview(outer)
      outer.addSubview(inner)
      prepare(inner, outer)
      await stage.show(root)
      outer.frame = CGRect(x: 0, y: 100, width: 300, height: 500)
      inner.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      await stage.turn()
      try await stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 350), resting: 0.3)
      await stage.settle()
      return (inner, outer)
    }

    @Test(.rule("R1993"))
    func `One of two nested scroll views scrolls`() async throws {
      let (inner, outer) = try await drag { _, _ in }
      #expect(inner.contentOffset.y > 100 && outer.contentOffset.y == 0)
      #expect(inner.questions == 1)
    }

    @Test(.rule("R1993"))
    func `Both scroll if a subclass permits it`() async throws {
      let (inner, outer) = try await drag { inner, _ in inner.isSimultaneous = true }
      #expect(inner.contentOffset.y > 100 && outer.contentOffset.y > 100)
    }

    @Test(.rule("R1993"))
    func `A subclass prevents that its content scrolls`() async throws {
      let (inner, outer) = try await drag { inner, _ in inner.permits = false }
      #expect(inner.contentOffset.y == 0 && outer.contentOffset.y > 100)
    }
  #endif
}
