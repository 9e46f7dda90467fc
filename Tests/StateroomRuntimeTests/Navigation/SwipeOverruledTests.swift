import Simulator
import Stateroom
import Testing
import UIKit

/// A swipe back whose own callbacks take the navigation controller off the screen, so that UIKit takes the swipe back.
@MainActor
struct SwipeOverruledTests {
  /// What the first callback of a swipe does.
  enum Overruling: CaseIterable {
    case selectsAnotherTab, selectsAnotherTabInTheNextTurn, presents, hidesTheWindow
  }

  @Test(arguments: Overruling.allCases, [false, true])
  func `The states are those of the stack after a swipe that its first callback overrules`(
    overruling: Overruling, bothPages: Bool
  ) async throws {
    let stage = await NavigationStage([.shelf, .book(1)], shows: false)
    let pages = stage.pages
    pages.toleratesOpenMoves = true
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [pages, other]
    let window = stage.simulator.show(tabs)
    stage.advance(100)
    let swiped = try #require(pages.topViewController)

    var isOverruled = false
    let overrule = { [weak pages] in
      guard let pages, !isOverruled, [.began, .changed].contains(pages.interactivePopGestureRecognizer?.state) else {
        return
      }
      isOverruled = true
      switch overruling {
      case .selectsAnotherTab: tabs.selectedIndex = 1
      case .selectsAnotherTabInTheNextTurn: DispatchQueue.main.async { tabs.selectedIndex = 1 }
      case .presents:
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        tabs.present(modal, animated: false)
      case .hidesTheWindow: window.isHidden = true
      }
    }
    let listening = bothPages ? pages.viewControllers : [swiped]
    for page in listening { (page as? StrictChild)?.onCallback = overrule }
    let finger = try stage.swipe(to: 120, letsGo: false)
    await stage.simulator.advance(by: .milliseconds(50))
    #expect(isOverruled)
    stage.simulator.touchUp(finger, at: CGPoint(x: 120, y: 300))
    await stage.simulator.settle()

    tabs.dismiss(animated: false)
    window.isHidden = false
    tabs.selectedIndex = 0
    await stage.simulator.settle()
    #expect(
      pages.states.map { "\($0)" } == pages.viewControllers.map { $0.title.map { String($0.prefix { $0 != "#" }) } })
    #expect(!pages.isTransitioning)

    // A request means what it says: there is one copy of what was there.
    pages.transition(to: .book(1), animated: true, completion: stage.recording("again"))
    await stage.simulator.settle()
    #expect(pages.states == [.shelf, .book(1)])
    #expect(pages.viewControllers.count == 2)
    #expect(stage.outcomes["again"] == [.completed])
    stage.expectRest([.shelf, .book(1)])
  }
}
