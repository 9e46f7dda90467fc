import Simulator
import Testing

@testable import UIKit

/// The backgrounds of bars while a navigation transition replaces the content behind them.
@MainActor
@Suite(.ownDevice)
struct BarFadeTests {
  private let clock = ManualClock()
  private let list = UIViewController()
  private let scrollView = UIScrollView()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()
  private let window = UIWindow(windowScene: UIApplication.shared.defaultScene)

  init() {
    navigation = UINavigationController(rootViewController: list)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    list.view = scrollView
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    clock.advance(by: 0.1)
  }

  private var backgrounds: [BarBackground] { [navigation.navigationBar.background, tabs.tabBar.background] }

  /// Scrolls the list to its middle, where content is behind both bars.
  private func scroll() {
    scrollView.contentOffset.y = 1000
    clock.advance(by: 0.1)
  }

  /// For each bar, the opacities of its own background and of the former one in front of it; `nil` for a background
  /// without content.
  private var states: [[Double?]] { backgrounds.map { [opacity(of: $0), opacity(of: $0.subviews.first)] } }

  private func opacity(of view: UIView?) -> Double? {
    guard let view, (view as? any SceneContentProviding)?.sceneContent().isEmpty == false else { return nil }
    return view.layer.presentation().map { Double($0.opacity) }
  }

  /// The opacity while a fade is running.
  private let partial = 0.05...0.95

  @Test func `A push from scrolled content fades out the backgrounds`() throws {
    scroll()
    #expect(states == [[1, nil], [1, nil]])
    navigation.pushViewController(UIViewController(), animated: true)
    clock.advance(by: 1.0 / 60)
    for state in states {
      #expect(state[0] == nil)
      #expect(try #require(state[1]) > 0.8)
    }
    clock.advance(by: 0.1)
    for state in states { #expect(partial.contains(try #require(state[1]))) }
    clock.advance(by: 1)
    #expect(states == [[nil, nil], [nil, nil]])
    #expect(backgrounds.allSatisfy { $0.subviews.isEmpty })
  }

  @Test func `A pop to scrolled content fades in the backgrounds`() throws {
    scroll()
    navigation.pushViewController(UIViewController(), animated: false)
    clock.advance(by: 1)
    navigation.popViewController(animated: true)
    clock.advance(by: 1.0 / 60)
    for state in states {
      #expect(try #require(state[0]) < 0.2)
      #expect(state[1] == nil)
    }
    clock.advance(by: 0.1)
    for state in states { #expect(partial.contains(try #require(state[0]))) }
    clock.advance(by: 1)
    #expect(states == [[1, nil], [1, nil]])
  }

  @Test func `Equal backgrounds remain as they are`() {
    scroll()
    let other = UIViewController()
    let content = UIScrollView()
    content.contentSize = CGSize(width: 300, height: 3000)
    content.contentInsetAdjustmentBehavior = .never
    other.view = content
    content.contentOffset.y = 500
    navigation.pushViewController(other, animated: true)
    clock.advance(by: 0.1)
    #expect(states == [[1, nil], [1, nil]])
    clock.advance(by: 1)
    #expect(backgrounds.allSatisfy { $0.subviews.isEmpty })
  }

  @Test func `The appearances of two items cross-dissolve`() throws {
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      return appearance
    }
    list.navigationItem.scrollEdgeAppearance = appearance(.red)
    clock.advance(by: 0.1)
    let red = navigation.navigationBar.background.sceneContent()
    let next = UIViewController()
    next.navigationItem.scrollEdgeAppearance = appearance(.green)
    navigation.pushViewController(next, animated: true)
    clock.advance(by: 0.1)
    let former = navigation.navigationBar.background.subviews.first as? any SceneContentProviding
    #expect(former?.sceneContent() == red)
    #expect(states[0][0] == 1)
    #expect(partial.contains(try #require(states[0][1])))
  }

  @Test func `A cancelled swipe restores the backgrounds`() throws {
    scroll()
    navigation.pushViewController(UIViewController(), animated: false)
    clock.advance(by: 1)
    TouchDelivery.began(at: CGPoint(x: 5, y: 400), in: window)
    for step in 1...30 {
      clock.advance(by: 1.0 / 60)
      TouchDelivery.moved(to: CGPoint(x: 5 + 4 * CGFloat(step), y: 400))
    }
    for state in states { #expect((0.1...0.6).contains(try #require(state[0]))) }
    clock.advance(by: 0.3)
    TouchDelivery.ended(at: CGPoint(x: 125, y: 400))
    clock.advance(by: 1)
    #expect(states == [[nil, nil], [nil, nil]])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `A bar that the push hides keeps its background`() throws {
    scroll()
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    clock.advance(by: 0.1)
    #expect(states[1] == [1, nil])
    clock.advance(by: 1)
    #expect(tabs.tabBar.isHidden)
  }
}
