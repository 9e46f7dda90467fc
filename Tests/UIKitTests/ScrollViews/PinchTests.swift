import Simulator
import Testing

@testable import UIKit

/// Zooming by a pinch.
@MainActor
struct PinchTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var log: [String] = []
    private func note(_ entry: String) { if log.last != entry { log.append(entry) } }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBegin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      note("didEnd \(scale)")
    }
  }

  private let zoomer = Zoomer()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let root = UIViewController()

  private func boot(maximum: CGFloat = 4) async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.maximumZoomScale = maximum
    zoomer.view = content
    scrollView.delegate = zoomer
    root.view.addSubview(scrollView)
    simulator.show(root)
    return simulator
  }

  /// Moves two touches apart or together along a horizontal line, about a point.
  private func pinch(
    _ simulator: Simulator, about center: CGPoint, from start: CGFloat, to end: CGFloat
  ) async throws {
    func places(_ distance: CGFloat) -> [CGPoint] {
      [CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y)]
    }
    let touches = try places(start).map { try simulator.touchDown(at: $0) }
    for step in 1...20 {
      await simulator.advance(by: .milliseconds(16))
      let distance = start + (end - start) * CGFloat(step) / 20
      for (touch, place) in zip(touches, places(distance)) { simulator.move(touch, to: place) }
    }
    for (touch, place) in zip(touches, places(end)) { simulator.touchUp(touch, at: place) }
  }

  @Test func `A pinch scales the content about the point between the touches, and is reported in Apple's order`()
    async throws
  {
    let simulator = await boot()
    let center = CGPoint(x: 150, y: 300)
    let before = scrollView.convert(center, to: content)
    try await pinch(simulator, about: center, from: 100, to: 210)
    #expect(scrollView.zoomScale > 1.8 && scrollView.zoomScale < 2.2)
    await simulator.settle()
    let after = root.view.convert(center, to: content)
    #expect(abs(after.x - before.x) < 2 && abs(after.y - before.y) < 2)
    #expect(zoomer.log == ["willBegin", "didZoom", "didEnd \(scrollView.zoomScale)"])
    #expect(!scrollView.isZooming)
  }

  @Test func `A pinch beyond the limit bounces back`() async throws {
    let simulator = await boot(maximum: 1.5)
    try await pinch(simulator, about: CGPoint(x: 200, y: 400), from: 80, to: 360)
    #expect(scrollView.isZoomBouncing)
    await simulator.settle()
    #expect(scrollView.zoomScale == 1.5 && !scrollView.isZoomBouncing)
    #expect(zoomer.log.last == "didEnd 1.5")
    try await pinch(simulator, about: CGPoint(x: 200, y: 400), from: 360, to: 60)
    await simulator.settle()
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `The app can end an animated change of the scale`() async {
    let simulator = await boot()
    scrollView.setZoomScale(2, animated: true)
    await simulator.advance(by: .milliseconds(100))
    #expect(scrollView.isZoomAnimating && zoomer.log == ["willBegin", "didZoom"])
    scrollView.stopScrollingAndZooming()
    #expect(!scrollView.isZoomAnimating && !scrollView.isZooming)
    #expect(zoomer.log == ["willBegin", "didZoom", "didEnd 2.0"])
    #expect(content.layer.animationKeys()?.isEmpty ?? true)
    await simulator.settle()
    #expect(zoomer.log.count == 3 && scrollView.zoomScale == 2)
  }

  @Test func `Without bouncing the scale stays in its range`() async throws {
    let simulator = await boot(maximum: 1.5)
    scrollView.bouncesZoom = false
    try await pinch(simulator, about: CGPoint(x: 200, y: 400), from: 80, to: 360)
    #expect(scrollView.zoomScale == 1.5 && !scrollView.isZoomBouncing)
  }

  @Test func `A view that constraints place is zoomed from its corner`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentInsetAdjustmentBehavior = .never
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 393), content.heightAnchor.constraint(equalToConstant: 852),
    ])
    scrollView.maximumZoomScale = 3
    zoomer.view = content
    scrollView.delegate = zoomer
    root.view.addSubview(scrollView)
    simulator.show(root)
    scrollView.zoomScale = 2
    for _ in 0..<3 {
      scrollView.setNeedsLayout()
      simulator.commit()
      #expect(content.frame == CGRect(x: 0, y: 0, width: 786, height: 1704))
      #expect(scrollView.contentSize == CGSize(width: 786, height: 1704))
    }
  }

  @Test func `Zoomed content in a paging scroll view scrolls itself before it turns the page`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.contentSize = CGSize(width: 786, height: 852)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.maximumZoomScale = 4
    zoomer.view = content
    scrollView.delegate = zoomer
    pages.addSubview(scrollView)
    root.view.addSubview(pages)
    simulator.show(root)
    scrollView.zoomScale = 2
    let offset = scrollView.contentOffset
    try await simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: .milliseconds(300))
    await simulator.settle()
    #expect(scrollView.contentOffset.x > offset.x && pages.contentOffset.x == 0)
    scrollView.zoomScale = 1
    try await simulator.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), over: .milliseconds(200))
    await simulator.settle()
    #expect(pages.contentOffset.x == 393)
  }
}
