import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Subclasses of scroll views that override the content offset.
@MainActor
struct OffsetOverrideTests {
  private final class Hooked: UIScrollView, UIScrollViewDelegate {
    var sets = 0
    var scrolls = 0
    var zoomed: UIView?
    override var contentOffset: CGPoint {
      didSet { sets += 1 }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  private final class Redirecting: UIScrollView {
    var calls = 0
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      calls += 1
      self.contentOffset = contentOffset
    }
  }

  private final class Limited: UIScrollView {
    var lowest: CGFloat = 0
    override var contentOffset: CGPoint {
      get { super.contentOffset }
      set {
        super.contentOffset = CGPoint(x: newValue.x, y: max(newValue.y, 0))
        lowest = min(lowest, super.contentOffset.y)
      }
    }
  }

  @Test(.rule("R1553"))
  func `The method without animation sets the property once`() {
    let view = Hooked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = view
    (view.sets, view.scrolls) = (0, 0)
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(view.sets == 1 && view.scrolls == 1 && view.contentOffset.y == 10)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(view.sets == 2 && view.scrolls == 2)
  }

  @Test(.rule("R1553"))
  func `The property does not call the method, which may set the property`() {
    let view = Redirecting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset = CGPoint(x: 0, y: 1)
    #expect(view.calls == 0 && view.contentOffset.y == 1)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(view.calls == 1 && view.contentOffset.y == 30)
  }

  @Test(.rule("R1553"))
  func `Each step of an animation and of zooming sets the property`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = Hooked(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 4000))
    view.contentInsetAdjustmentBehavior = .never
    view.addSubview(content)
    view.contentSize = content.bounds.size
    view.maximumZoomScale = 2
    view.zoomed = content
    view.delegate = view
    root.view.addSubview(view)
    await stage.turn()
    (view.sets, view.scrolls) = (0, 0)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    await stage.advance(by: 1)
    #expect(view.contentOffset.y == 500 && view.sets > 5 && view.scrolls > 5)
    view.sets = 0
    view.zoomScale = 2
    #expect(view.sets > 0 && view.contentOffset.y > 500)
  }

  #if canImport(Simulator)
    private func show(_ view: UIScrollView) async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 393, height: 5000)
      root.view.addSubview(view)
      simulator.show(root)
      await simulator.settle()
      return simulator
    }

    @Test(.rule("R1553"))
    func `Each step of a drag and of a deceleration sets the property`() async throws {
      let view = Hooked()
      let simulator = await show(view)
      view.delegate = view
      (view.sets, view.scrolls) = (0, 0)
      try await simulator.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: .milliseconds(150))
      let sets = view.sets
      #expect(sets > 3 && view.scrolls == sets)
      await simulator.settle()
      #expect(view.sets > sets + 10 && view.scrolls == view.sets)
    }

    @Test(.rule("R1553"))
    func `An override that limits the offset prevents a bounce`() async throws {
      let view = Limited()
      let simulator = await show(view)
      view.contentOffset.y = 200
      try await simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), over: .milliseconds(150))
      await simulator.advance(by: .seconds(5))
      #expect(view.lowest == 0 && view.contentOffset.y == 0 && !view.isDecelerating)
    }
  #endif
}
