import Simulator
import Testing

@testable import UIKit

/// A large title under a finger.
@MainActor
@Suite(.ownDevice)
struct LargeTitleScrollTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let clock = ManualClock()
  private let rows = Rows(style: .plain)
  private let navigation: UINavigationController
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    rows.title = "Rows"
    navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private var height: CGFloat { navigation.navigationBar.frame.height }

  private func drag(by distance: CGFloat, lets go: Bool = true) {
    TouchDelivery.began(at: CGPoint(x: 200, y: 500), in: window)
    for step in 1...20 {
      clock.advance(by: 1.0 / 60)
      TouchDelivery.moved(to: CGPoint(x: 200, y: 500 + distance * CGFloat(step) / 20))
    }
    clock.advance(by: 0.3)
    if go { TouchDelivery.ended(at: CGPoint(x: 200, y: 500 + distance)) }
  }

  @Test func `It is as high as there is room above the content`() {
    #expect(height == 96)
    drag(by: -40, lets: false)
    let offset = rows.tableView.contentOffset.y
    #expect(offset > -155 && offset < -103)
    #expect(isClose(height, Double(-offset - 59)))
    #expect(isClose(rows.tableView.adjustedContentInset.top, Double(-offset)))
    TouchDelivery.ended(at: CGPoint(x: 200, y: 460))
    clock.advance(by: 2)
  }

  @Test func `It does not stay partly collapsed`() {
    drag(by: -25)
    clock.advance(by: 2)
    #expect(height == 96)
    #expect(rows.tableView.contentOffset.y == -155)
    drag(by: -50)
    clock.advance(by: 2)
    #expect(height == 44)
    #expect(rows.tableView.contentOffset.y == -103)
    drag(by: 60)
    clock.advance(by: 2)
    #expect(height == 96)
  }

  @Test func `Content that is pulled down returns below it`() {
    drag(by: 200, lets: false)
    #expect(height == 96)
    #expect(rows.tableView.contentOffset.y < -155)
    TouchDelivery.ended(at: CGPoint(x: 200, y: 700))
    clock.advance(by: 2)
    #expect(rows.tableView.contentOffset.y == -155)
  }

  @Test func `The bar changes its height with a push`() {
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    clock.advance(by: 0.1)
    let shown = navigation.navigationBar.layer.presentation()?.bounds.height ?? 0
    #expect(shown > 44 && shown < 96)
    #expect(rows.view.safeAreaInsets.top == 155)
    #expect(next.view.safeAreaInsets.top == 103)
    clock.advance(by: 1)
    #expect(height == 44)
    navigation.popViewController(animated: true)
    clock.advance(by: 1)
    #expect(height == 96)
    #expect(rows.tableView.contentOffset.y == -155)
    #expect(rows.view.safeAreaInsets.top == 155)
  }

  @Test func `A collapsed title does not grow when a controller is pushed`() {
    drag(by: -300)
    clock.advance(by: 3)
    let content = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    #expect(content.map(\.showsWholeLargeTitle) == [false])
    navigation.pushViewController(Rows(style: .plain), animated: true)
    // What callbacks cause before the transition begins.
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(content.map(\.showsWholeLargeTitle) == [false])
    clock.advance(by: 1)
  }

  @Test func `Content keeps its position while it is collapsed`() {
    drag(by: -300)
    clock.advance(by: 3)
    let offset = rows.tableView.contentOffset.y
    #expect(height == 44)
    navigation.pushViewController(UIViewController(), animated: true)
    clock.advance(by: 1)
    #expect(height == 96)
    navigation.popViewController(animated: true)
    clock.advance(by: 1)
    #expect(height == 44)
    #expect(rows.tableView.contentOffset.y == offset)
  }

  @Test func `Where there is little height it is not large`() {
    InterfaceRotation.rotate(to: .landscapeLeft)
    clock.advance(by: 1)
    #expect(height == 32)
    InterfaceRotation.rotate(to: .portrait)
    clock.advance(by: 1)
    #expect(height == 96)
  }
}
