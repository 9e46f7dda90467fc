import Testing
import UIKit

/// The rounding of content offsets to the pixels of the screen.
@MainActor
struct OffsetPixelTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func show() async throws -> (stage: Stage, scale: CGFloat) {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 5000, height: 5000)
    root.view.addSubview(scrollView)
    await stage.turn()
    return (stage, stage.scene.screen.scale)
  }

  @Test(.rule("R1554"))
  func `An offset that is set is rounded, and the origin of the bounds is not`() async throws {
    let (stage, scale) = try await show()
    let rounded = (CGFloat(10.3) * scale).rounded() / scale
    scrollView.contentOffset = CGPoint(x: 10.3, y: 20)
    #expect(abs(scrollView.contentOffset.x - rounded) < 0.001 && scrollView.contentOffset.y == 20)
    scrollView.contentOffset = .zero
    scrollView.setContentOffset(CGPoint(x: 0, y: 10.3), animated: false)
    #expect(abs(scrollView.contentOffset.y - rounded) < 0.001)
    scrollView.setContentOffset(CGPoint(x: 0, y: 400 + 10.3), animated: true)
    await stage.advance(by: 1)
    #expect(abs(scrollView.contentOffset.y - 400 - rounded) < 0.001)
    scrollView.bounds.origin.y = 10.3
    #expect(scrollView.contentOffset.y == 10.3)
  }

  @Test(.rule("R1554"))
  func `The middle between two pixels is rounded up`() async throws {
    let (stage, scale) = try await show()
    let middle = (-187 - 0.5) / scale
    scrollView.contentInset.left = -middle
    await stage.turn()
    scrollView.contentOffset = CGPoint(x: middle, y: 0)
    #expect(abs(scrollView.contentOffset.x - -187 / scale) < 0.001)
  }

  #if canImport(Simulator)
    private final class Log: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test(.rule("R1554"))
    func `Content is at whole pixels while it is dragged, decelerates and bounces`() async throws {
      let (stage, scale) = try await show()
      let log = Log()
      scrollView.delegate = log
      scrollView.contentOffset.y = 100
      try await stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 301.7), over: 0.1)
      await stage.settle()
      #expect((log.offsets.min() ?? 0) < 0 && log.offsets.last == 0)
      #expect(log.offsets.allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 0.001 })
    }
  #endif
}
