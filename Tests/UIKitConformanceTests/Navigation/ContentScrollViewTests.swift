import Testing
import UIKit

/// The scroll view that bars follow.
@MainActor
struct ContentScrollViewTests {
  @Test func `The scroll view that is named for an edge is the one for that edge`() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    #expect(controller.contentScrollView(for: .top) == nil)
    controller.setContentScrollView(scrollView, for: [.top, .leading])
    #expect(controller.contentScrollView(for: .top) === scrollView)
    #expect(controller.contentScrollView(for: .leading) === scrollView)
    #expect(controller.contentScrollView(for: .bottom) == nil)
    controller.setContentScrollView(nil, for: .top)
    #expect(controller.contentScrollView(for: .top) == nil)
    controller.setContentScrollView(scrollView)
    #expect(controller.contentScrollView(for: .trailing) === scrollView)
  }

  @Test func `A large title follows the scroll view that is named`() async throws {
    let controller = UIViewController()
    controller.title = "Long"
    let scrollView = UIScrollView()
    controller.loadViewIfNeeded()
    let view = try #require(controller.view)
    view.addSubview(UIView())
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 5000)
    view.addSubview(scrollView)
    controller.setContentScrollView(scrollView)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try await Stage.open()
    await stage.show(navigation)
    await stage.settle()
    let large = navigation.navigationBar.frame.height
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    await stage.settle()
    #expect(navigation.navigationBar.frame.height < large)
  }
}
