import Simulator
import Testing
import UIKit

/// Sheets with content that scrolls.
@MainActor
@Suite(.ownDevice)
struct ScrollingSheetTests {
  private let clock = ManualClock()
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let scroll = UIScrollView()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    scroll.frame = sheet.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    sheet.view.addSubview(scroll)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
  }

  private func present() {
    root.present(sheet, animated: true)
    clock.advance(by: 2)
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    TouchDelivery.began(at: CGPoint(x: 200, y: start), in: window)
    for step in 1...30 {
      clock.advance(by: 1 / 60)
      TouchDelivery.moved(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 30))
    }
    clock.advance(by: 0.3)
    TouchDelivery.ended(at: CGPoint(x: 200, y: end))
    clock.advance(by: 2)
  }

  private var top: CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }

  @Test func `Scrolling at the top expands the sheet`() {
    present()
    #expect(top > 300)
    drag(from: 700, to: 300)
    #expect(top == 69)
    #expect(scroll.contentOffset.y <= 0)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test func `Scrolling scrolls a sheet that does not expand`() {
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    present()
    let before = top
    drag(from: 700, to: 500)
    #expect(top == before)
    #expect(scroll.contentOffset.y > 100)
  }

  @Test func `Scrolling scrolls a sheet at its largest detent`() {
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    present()
    drag(from: 700, to: 300)
    #expect(top == 69)
    #expect(scroll.contentOffset.y > 100)
  }

  @Test func `Content that is scrolled scrolls back first, and its top pulls the sheet`() {
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    present()
    scroll.contentOffset.y = 1000
    clock.advance(by: 0.1)
    drag(from: 300, to: 500)
    #expect(scroll.contentOffset.y < 1000)
    #expect(top == 69)
    scroll.contentOffset.y = 0
    clock.advance(by: 0.1)
    drag(from: 300, to: 600)
    #expect(top > 300)
    #expect(root.presentedViewController === sheet)
  }

  @Test func `A sheet can be attached to the edge in little height`() {
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    sheet.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.preferredContentSize = CGSize(width: 400, height: 200)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    present()
    InterfaceRotation.rotate(to: .landscapeRight, animated: false)
    clock.advance(by: 1)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.width == 400)
    #expect(frame.maxY == 393)
    #expect(frame.minY > 0)
  }
}
