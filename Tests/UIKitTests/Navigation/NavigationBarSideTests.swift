import Simulator
import Testing
import UIKit

/// What is on which side of a navigation bar.
@MainActor
@Suite(.ownDevice)
struct NavigationBarSideTests {
  private let clock = ManualClock()
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    first.title = "First"
    second.title = "Second"
    navigation = UINavigationController(rootViewController: first)
    navigation.viewControllers = [first, second]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private var controls: [UIControl] { controls(in: navigation.navigationBar) }
  private func controls(in view: UIView) -> [UIControl] {
    view.subviews.flatMap { view in (view as? UIControl).map { [$0] } ?? controls(in: view) }
  }
  private var labels: [String] { controls.compactMap(\.accessibilityLabel) }
  private func frame(_ label: String) -> CGRect {
    controls.first { $0.accessibilityLabel == label }.map { $0.convert($0.bounds, to: nil) } ?? .null
  }
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `The root has no back button`() {
    navigation.popViewController(animated: false)
    clock.advance(by: 0.1)
    #expect(labels == [])
  }

  @Test func `The left item precedes the previous item's back item, and that precedes its title`() {
    #expect(labels == ["First"])
    first.navigationItem.backBarButtonItem = item("Home")
    clock.advance(by: 0.1)
    #expect(labels == ["Home"])
    second.navigationItem.leftBarButtonItem = item("Own")
    clock.advance(by: 0.1)
    #expect(labels == ["Own"])
    second.navigationItem.leftItemsSupplementBackButton = true
    clock.advance(by: 0.1)
    #expect(Set(labels) == ["Own", "Home"])
  }

  @Test func `A back button has the background image of its item`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    first.navigationItem.backBarButtonItem = item("Home")
    first.navigationItem.backBarButtonItem?.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    clock.advance(by: 0.1)
    let button = try #require(controls.first)
    let background = try #require(button.subviews.first as? UIImageView)
    #expect(background.image === image && background.frame == button.bounds)
  }

  @Test func `Where reading begins on the right the sides change`() {
    second.navigationItem.rightBarButtonItem = item("Done")
    clock.advance(by: 0.1)
    let (back, done) = (frame("First"), frame("Done"))
    #expect(back.maxX < done.minX)
    window.traitOverrides.layoutDirection = .rightToLeft
    clock.advance(by: 0.1)
    navigation.navigationBar.setNeedsLayout()
    clock.advance(by: 0.1)
    #expect(isClose(frame("First").minX, Double(393 - back.maxX)))
    #expect(isClose(frame("Done").maxX, Double(393 - done.minX)))
  }

  @Test func `There the swipe back begins at the right`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    navigation.view.setNeedsLayout()
    clock.advance(by: 0.1)
    TouchDelivery.began(at: CGPoint(x: 388, y: 400), in: window)
    for step in 1...30 {
      clock.advance(by: 1.0 / 60)
      TouchDelivery.moved(to: CGPoint(x: 388 - CGFloat(step) * 10, y: 400))
    }
    let x = second.view.layer.presentation()?.frame.minX ?? 0
    #expect(x < -200)
    clock.advance(by: 0.3)
    TouchDelivery.ended(at: CGPoint(x: 88, y: 400))
    clock.advance(by: 1)
    #expect(navigation.viewControllers == [first])
  }
}
