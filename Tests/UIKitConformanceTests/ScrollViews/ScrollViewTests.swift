import Testing
import UIKit

@MainActor
struct ScrollViewTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var entries: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { entries.append("didScroll \(scrollView.contentOffset.y)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("didEndAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { entries.append("didChangeInset") }
  }

  let root = UIViewController()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func show(in stage: Stage) async -> UIWindow {
    let window = await stage.show(root)
    scrollView.frame = root.view.bounds
    root.view.addSubview(scrollView)
    await stage.turn()
    return window
  }

  @Test func `The offset is the origin of the bounds`() {
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    scrollView.contentOffset = CGPoint(x: 10, y: 20)
    #expect(scrollView.bounds == CGRect(x: 10, y: 20, width: 300, height: 400))
    scrollView.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 40))
  }

  @Test func `The delegate is notified of each change of the offset, and only of changes`() {
    let log = Log()
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.delegate = log
    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    scrollView.contentOffset = CGPoint(x: 0, y: 20)
    scrollView.contentOffset.y = 30
    #expect(log.entries == ["didScroll 20.0", "didScroll 30.0"])
  }

  @Test(.rule("R2035"))
  func `The delegate is not notified if the origin of the bounds is set`() {
    let log = Log()
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.delegate = log
    scrollView.bounds.origin.y = 30
    #expect(log.entries == [])
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
    scrollView.contentOffset.y = 40
    #expect(log.entries == ["didScroll 40.0"])
  }

  @Test func `Scrolling to make a rectangle visible moves as little as possible`() {
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 150)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test(.rule("R2217"))
  func `A rectangle without width or height is not scrolled to`() {
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 0, height: 50), animated: false)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 0), animated: false)
    #expect(scrollView.contentOffset == .zero)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 1, height: 1), animated: false)
    #expect(scrollView.contentOffset.y == 101)
  }

  @Test(.rule("R212"))
  func `The insets have the safe area along the axes that scroll`() async throws {
    let stage = try await Stage.open()
    let window = await show(in: stage)
    let area = window.safeAreaInsets
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize = CGSize(width: 10, height: 5000)
    await stage.turn()
    #expect(scrollView.adjustedContentInset.top == area.top && scrollView.adjustedContentInset.bottom == area.bottom)
    #expect(scrollView.contentOffset.y == -area.top)
  }

  @Test(.rule("R212"))
  func `Always means every side, never none`() async throws {
    let stage = try await Stage.open()
    let window = await show(in: stage)
    scrollView.contentInsetAdjustmentBehavior = .always
    await stage.turn()
    #expect(scrollView.adjustedContentInset == window.safeAreaInsets)
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    await stage.turn()
    #expect(scrollView.adjustedContentInset.top == window.safeAreaInsets.top + 5)
    scrollView.contentInsetAdjustmentBehavior = .never
    await stage.turn()
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }

  @Test(.rule("R212"))
  func `The delegate is notified of changed insets`() async throws {
    let stage = try await Stage.open()
    _ = await show(in: stage)
    let log = Log()
    scrollView.delegate = log
    scrollView.contentInset.bottom = 44
    await stage.turn()
    #expect(log.entries.contains("didChangeInset"))
  }

  @Test func `An animated change of the offset ends with a callback`() async throws {
    let stage = try await Stage.open()
    _ = await show(in: stage)
    let log = Log()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    await stage.turn()
    scrollView.delegate = log
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    await stage.advance(by: 1)
    #expect(log.entries.last == "didEndAnimation")
    #expect(scrollView.contentOffset.y == 500)
    #expect(log.entries.count > 5)
  }

  @Test func `Defaults are Apple's`() {
    #expect(scrollView.bounces && scrollView.isScrollEnabled && scrollView.scrollsToTop && scrollView.clipsToBounds)
    #expect(!scrollView.isPagingEnabled && !scrollView.alwaysBounceVertical && !scrollView.isDirectionalLockEnabled)
    #expect(scrollView.delaysContentTouches && scrollView.canCancelContentTouches)
    #expect(scrollView.decelerationRate == .normal && scrollView.keyboardDismissMode == .none)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(
      scrollView.touchesShouldCancel(in: UIView()) && !scrollView.touchesShouldCancel(in: UIButton(type: .system)))
  }
}
