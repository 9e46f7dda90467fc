import Simulator
import Testing

@testable import UIKit

/// The appearance of a push and a pop while they run.
@MainActor
@Suite(.ownDevice)
struct NavigationLookTests {
  private let clock = ManualClock()
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation = UINavigationController()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    (first.title, second.title) = ("Settings", "Notifications")
    navigation.viewControllers = [first]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private var content: UIView { navigation.contentView }
  /// The layers of the views and of the shade between them.
  private var layers: [CALayer] { content.layer.sublayers ?? [] }
  private var shade: CALayer? { layers.first { !($0.delegate is UIView) } }
  /// The contents of the bar, the leaving one first.
  private var bars: [NavigationBarContent] {
    navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
  }

  private func push() {
    navigation.pushViewController(second, animated: true)
    clock.advance(by: 0)
  }

  private func drag(to end: CGFloat) {
    TouchDelivery.began(at: CGPoint(x: 5, y: 400), in: window)
    for step in 1...30 {
      clock.advance(by: 1.0 / 60)
      TouchDelivery.moved(to: CGPoint(x: 5 + (end - 5) * CGFloat(step) / 30, y: 400))
    }
  }

  /// Returns the frame of a view in the bar, as seen on screen.
  private func shownFrame(_ view: UIView) -> CGRect {
    var frame = view.shown.frame
    var superview = view.superview
    while let current = superview, current !== navigation.navigationBar {
      frame.origin.x += current.shown.frame.minX
      frame.origin.y += current.shown.frame.minY
      superview = current.superview
    }
    return frame
  }

  private func expectNothingLeft(_ shown: UIViewController) {
    #expect(content.subviews == [shown.view])
    #expect(layers == [shown.view.layer])
    #expect(bars.count == 1)
    #expect(shown.view.alpha == 1 && shown.view.layer.animationKeys() == nil)
  }

  // MARK: - The Screens

  @Test func `During a push the shade is between the views, and it is removed at the end`() throws {
    push()
    clock.advance(by: 0.1)
    let shade = try #require(shade)
    #expect(layers == [first.view.layer, shade, second.view.layer])
    #expect(shade.appearance(presented: true).opacity > 0 && shade.appearance(presented: true).opacity < 1)
    clock.advance(by: 1)
    expectNothingLeft(second)
  }

  @Test func `During a pop the shade fades out`() throws {
    push()
    clock.advance(by: 1)
    navigation.popViewController(animated: true)
    clock.advance(by: 0.05)
    let shade = try #require(shade)
    #expect(layers == [first.view.layer, shade, second.view.layer])
    let before = shade.appearance(presented: true).opacity
    clock.advance(by: 0.1)
    #expect(shade.appearance(presented: true).opacity < before)
    clock.advance(by: 1)
    expectNothingLeft(first)
  }

  @Test(arguments: [false, true])
  func `The shadow is beside the leading edge of the upper view`(isMirrored: Bool) throws {
    if isMirrored { navigation.contentView.semanticContentAttribute = .forceRightToLeft }
    push()
    clock.advance(by: 0.1)
    let shadow = try #require(shade?.sublayers?.last).appearance(presented: true).frame
    let upper = second.view.shown.frame
    #expect(isMirrored ? isClose(shadow.minX, Double(upper.maxX)) : isClose(shadow.maxX, Double(upper.minX)))
    clock.advance(by: 1)
    expectNothingLeft(second)
  }

  @Test func `A swipe dims in proportion, and leaves nothing behind when it is cancelled`() throws {
    push()
    clock.advance(by: 1)
    drag(to: 5 + 0.25 * 393)
    #expect(isClose(try #require(shade?.appearance(presented: true).opacity), 0.75, within: 0.05))
    TouchDelivery.cancelled()
    clock.advance(by: 1)
    expectNothingLeft(second)
  }

  @Test func `A finished swipe leaves nothing behind`() {
    push()
    clock.advance(by: 1)
    drag(to: 350)
    TouchDelivery.ended(at: CGPoint(x: 350, y: 400))
    clock.advance(by: 1)
    expectNothingLeft(first)
  }

  @Test func `A push that is cut short by leaving the window leaves nothing behind`() {
    push()
    clock.advance(by: 0.1)
    window.rootViewController = UIViewController()
    clock.advance(by: 1)
    #expect(shade == nil)
  }

  @Test func `The shade was removed when the view has appeared`() {
    final class Top: UIViewController {
      var siblings: Int?
      override func viewDidAppear(_ animated: Bool) { siblings = view.superview?.layer.sublayers?.count }
    }
    let top = Top()
    navigation.pushViewController(top, animated: true)
    clock.advance(by: 1)
    #expect(top.siblings == 1)
    #expect(content.subviews == [top.view])
  }

  @Test func `A push without an animation has no shade`() {
    navigation.pushViewController(second, animated: false)
    clock.endTurn()
    #expect(shade == nil)
  }

  // MARK: - The Titles

  @Test func `The title moves to the back button and the title of that comes from there`() throws {
    let title = try #require(bars.first?.titleView)
    let start = shownFrame(title)
    push()
    let back = try #require(bars.last?.backButton?.label)
    #expect(isClose(shownFrame(back).midX, Double(start.midX), within: 1))
    #expect(back.shown.opacity == 0)
    clock.advance(by: 0.1)
    let (titleFrame, backFrame) = (shownFrame(title), shownFrame(back))
    #expect(isClose(titleFrame.midX, Double(backFrame.midX), within: 1))
    #expect(isClose(titleFrame.width, Double(backFrame.width), within: 1.5))
    #expect(titleFrame.midX < start.midX)
    clock.advance(by: 1)
    #expect(back.shown.opacity == 1)
    #expect(back.shown.transform == CATransform3DIdentity)
  }

  @Test(arguments: [false, true])
  func `The new title comes from the trailing side and never touches the old one`(isMirrored: Bool) throws {
    if isMirrored {
      navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
      clock.endTurn()
    }
    push()
    let (old, new) = (try #require(bars.first?.titleView), try #require(bars.last?.titleView))
    let back = try #require(bars.last?.backButton?.label)
    for _ in 0..<20 {
      let frame = shownFrame(new)
      for other in [old, back] where new.shown.opacity > 0 && other.shown.opacity > 0 {
        #expect(!frame.intersects(shownFrame(other)))
      }
      let offset = frame.midX - navigation.navigationBar.bounds.midX
      #expect(isMirrored ? offset <= 0.5 : offset >= -0.5)
      clock.advance(by: 1.0 / 60)
    }
    clock.advance(by: 1)
    #expect(bars.count == 1)
  }

  @Test func `The chevron remains where it is on both screens`() throws {
    push()
    clock.advance(by: 1)
    let third = UIViewController()
    third.title = "Sounds"
    navigation.pushViewController(third, animated: true)
    clock.advance(by: 0.1)
    #expect(bars.map { $0.backButton?.chevron.isHidden } == [true, false])
    #expect(bars.last?.backButton?.chevron.shown.opacity == 1)
    clock.advance(by: 1)
  }

  @Test func `A large title shrinks to the back button, and the new one moves with its screen`() throws {
    navigation.navigationBar.prefersLargeTitles = true
    clock.advance(by: 0.1)
    push()
    let (old, new) = (try #require(bars.first), try #require(bars.last))
    clock.advance(by: 0.1)
    #expect(old.largeTitle.label.shown.transform.m11 < 1)
    #expect(new.backButton.map { $0.label.shown.transform.m11 > 1 } == true)
    #expect(isClose(new.largeTitle.shown.frame.minX, Double(second.view.shown.frame.minX)))
    #expect(!old.largeTitle.clipsToBounds && !new.largeTitle.clipsToBounds)
    clock.advance(by: 1)
    #expect(new.largeTitle.clipsToBounds)
  }
}
