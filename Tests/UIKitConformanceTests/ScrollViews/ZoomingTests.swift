import Testing
import UIKit

/// Zooming by code.
@MainActor
struct ZoomingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var log: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("willBegin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom \(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("didEnd \(scale)")
    }
  }

  private let zoomer = Zoomer()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let root = UIViewController()

  private func open() async throws -> Stage {
    let stage = try await Stage.open()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    zoomer.view = content
    scrollView.delegate = zoomer
    root.view.addSubview(scrollView)
    await stage.show(root)
    return stage
  }

  @Test(.rule("R574"))
  func `The scale is limited to its range`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    scrollView.zoomScale = 5
    #expect(scrollView.zoomScale == 3)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 0.5)
  }

  @Test(.rule("R574"))
  func `Without a view for zooming the scale remains 1`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    zoomer.view = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(zoomer.log.isEmpty)
  }

  @Test(.rule("R575"))
  func `The scale is the transform of the view, and the content is as large as its frame`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    scrollView.zoomScale = 2
    #expect(content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(scrollView.contentSize == CGSize(width: 800, height: 800))
  }

  @Test(.rule("R576"))
  func `Only an animated change has a beginning and an end`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    scrollView.zoomScale = 2
    #expect(zoomer.log == ["didZoom 2.0"])
    zoomer.log = []
    scrollView.setZoomScale(1, animated: true)
    #expect(zoomer.log.first == "willBegin" && zoomer.log.last != "didEnd 1.0")
    await stage.settle()
    #expect(zoomer.log == ["willBegin", "didZoom 1.0", "didEnd 1.0"])
  }

  @Test(.rule("R577"))
  func `Zooming to a rectangle shows it as large as possible in the center`() async throws {
    let stage = try await open()
    defer { withExtendedLifetime(stage) {} }
    scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 40), animated: false)
    #expect(scrollView.zoomScale == 2)
    let visible = scrollView.convert(scrollView.bounds, to: content)
    #expect(visible == CGRect(x: 100, y: 95, width: 100, height: 50))
  }

  @Test(.rule("R578"))
  func `The recognizer for pinches exists while the range has more than one scale`() {
    let scrollView = UIScrollView()
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.maximumZoomScale = 2
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
  }
}
