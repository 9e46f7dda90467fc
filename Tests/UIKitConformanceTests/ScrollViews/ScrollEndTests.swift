import Testing
import UIKit

/// The end of animated scrolling in content that changes meanwhile.
@MainActor
struct ScrollEndTests {
  private func scroller(on stage: Stage) async -> UIScrollView {
    let controller = UIViewController()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: 300, height: 3000)
    controller.loadViewIfNeeded()
    controller.view.addSubview(scroller)
    await stage.show(controller)
    return scroller
  }

  @Test(.rule("R2065")) func `Content that becomes shorter than the destination is shown at its end`() async throws {
    let stage = try await Stage.open()
    let scroller = await scroller(on: stage)
    scroller.setContentOffset(CGPoint(x: 0, y: 2500), animated: true)
    await stage.advance(by: 0.1)
    scroller.contentSize.height = 1000
    await stage.advance(by: 1)
    await stage.settle()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 700))
  }

  @Test(.rule("R2065")) func `An animation can end beyond content that does not change`() async throws {
    let stage = try await Stage.open()
    let scroller = await scroller(on: stage)
    scroller.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
    await stage.advance(by: 1)
    await stage.settle()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: -80))
  }
}
