import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Defects of other libraries, each with its number in the list of lessons.
@MainActor
struct NavigationRegressionTests {
  @Test func `Row 6: a swipe that is released early has no effect`() async throws {
    let stage = await NavigationStage([.shelf, .book(1)])
    stage.pages.toleratesOpenMoves = true
    for _ in 0..<2 {
      let finger = try stage.swipe(to: 120, letsGo: false)
      #expect(stage.titles() == ["shelf#1"])
      #expect(stage.pages.states == [.shelf, .book(1)])
      stage.simulator.touchUp(finger, at: CGPoint(x: 120, y: 300))
      stage.expectRest([.shelf, .book(1)])
    }
    #expect(stage.pages.changes == [])
    stage.pages.push(.note, animated: true, completion: nil)
    stage.expectRest([.shelf, .book(1), .note])
    #expect(stage.titles() == ["shelf#1", "book(1)#2", "note#3"])
  }

  @Test func `Row 7: a pop counts before any callback reports it`() async throws {
    let stage = await NavigationStage([.shelf, .book(1)])
    // The appearance callback of the controller below writes the states back.
    let pages = stage.pages
    let shelf = try #require(pages.viewControllers[0] as? StrictChild)
    shelf.onCallback = { [weak pages] in pages.map { _ = $0.setStack($0.received, animated: true) } }
    try stage.tapBack()
    stage.expectRest([.shelf])
    pages.push(.book(2), animated: true, completion: nil)
    stage.expectRest([.shelf, .book(2)])
    try stage.swipe(to: 300)
    stage.expectRest([.shelf])
  }

  @Test func `Row 8: two quick swipes pop twice, and no controller returns`() async throws {
    let stage = await NavigationStage([.shelf, .book(1), .chapter(1)])
    try stage.swipe(to: 300)
    stage.advance(16)
    // The first one is still running, so that this has no effect or leads to another pop, but not to a mixture.
    try stage.swipe(to: 300)
    stage.advance(2_000)
    #expect(stage.pages.problemsAtRest(isOnScreen: true) == [])
    try stage.swipe(to: 300)
    stage.expectRest([.shelf])
  }

  @Test func `Row 12: a double tap opens one screen, and the same one can be opened twice`() async {
    let stage = await NavigationStage()
    stage.pages.transition(to: .book(1), animated: true, completion: stage.recording("1"))
    stage.pages.transition(to: .book(1), animated: true, completion: stage.recording("2"))
    stage.expectRest([.shelf, .book(1)])
    #expect(stage.outcomes == ["1": [.completed], "2": [.completed]])
    #expect(stage.pages.made == [.shelf, .book(1)])
    stage.pages.push(.book(1), animated: true, completion: nil)
    stage.expectRest([.shelf, .book(1), .book(1)])
  }

  @Test func `Row 16: what the user popped is deallocated, and what is being pushed is not`() async throws {
    let stage = await NavigationStage()
    let leaks = LeakDetector()
    stage.pages.push(.book(1), animated: true, completion: nil)
    leaks.watch(try #require(stage.pages.topViewController))
    stage.advance(50)
    #expect(leaks.survivors.count == 1)
    stage.expectRest([.shelf, .book(1)])
    try stage.tapBack()
    stage.expectRest([.shelf])
    try leaks.expectReleased()
  }

  @Test func `Row 17: a swipe reaches the states without the app's doing`() async throws {
    let stage = await NavigationStage([.shelf, .book(1)])
    let leaks = LeakDetector()
    leaks.watch(try #require(stage.pages.topViewController))
    try stage.swipe(to: 300)
    stage.expectRest([.shelf])
    #expect(stage.pages.changes == [[.shelf]])
    try leaks.expectReleased()
  }

  @Test func `Row 19: a deep link shows one transition`() async {
    let stage = await NavigationStage([.shelf, .book(1), .chapter(1)])
    var appeared: [String] = []
    stage.pages.setStack([.shelf, .note], animated: true, completion: nil)
    for page in stage.pages.pages.compactMap(\.page) {
      page.onCallback = { [weak page] in if page?.hasAppeared == true { appeared.append(page?.name ?? "") } }
    }
    stage.expectRest([.shelf, .note])
    #expect(Set(appeared) == ["note#4"])
  }

  @Test func `R7: the same push twice leaves two entries for two controllers`() async {
    let stage = await NavigationStage()
    stage.pages.push(.note, animated: true, completion: nil)
    stage.pages.push(.note, animated: true, completion: nil)
    #expect(stage.pages.states == [.shelf, .note, .note])
    stage.expectRest([.shelf, .note, .note])
  }

  @Test func `R9: a pop that replaces replaces in the states as well`() async {
    let stage = await NavigationStage([.shelf, .book(10), .chapter(1)])
    stage.pages.acceptsAnyBook = true
    stage.pages.transition(to: .book(11), animated: true, completion: stage.recording("11"))
    #expect(stage.pages.states == [.shelf, .book(11)])
    stage.advance(16)
    #expect(stage.pages.transitionCoordinator?.viewController(forKey: .from)?.title == "chapter(1)#3")
    stage.expectRest([.shelf, .book(11)])
    #expect(stage.titles() == ["shelf#1", "book(11)#4"])
    stage.pages.transition(to: .book(10), animated: true, completion: nil)
    stage.expectRest([.shelf, .book(10)])
    #expect(stage.titles() == ["shelf#1", "book(10)#5"])
    #expect(stage.outcomes["11"] == [.completed])
  }

  @Test func `R11: a foreign controller does not shift the states`() async {
    let stage = await NavigationStage([.shelf, .book(1)])
    stage.pages.pushViewController(UIViewController(), animated: false)
    stage.pages.push(.note, animated: false, completion: nil)
    stage.expectRest([.shelf, .book(1), .note])
    stage.pages.transition(to: .book(1), animated: true, completion: nil)
    stage.expectRest([.shelf, .book(1)])
    #expect(stage.pages.topViewController?.title == "book(1)#2")
  }

  @Test func `R13: the app's delegate receives every call, and the states remain correct`() async throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [String] = []
      func navigationController(_ nav: UINavigationController, didShow controller: UIViewController, animated: Bool) {
        shown.append(controller.title ?? "")
      }
    }
    let stage = await NavigationStage([.shelf, .book(1)])
    let delegate = Delegate()
    stage.pages.delegate = delegate
    try stage.tapBack()
    stage.expectRest([.shelf])
    stage.pages.push(.note, animated: true, completion: nil)
    stage.expectRest([.shelf, .note])
    #expect(stage.pages.delegate === delegate)
    #expect(delegate.shown == ["shelf#1", "note#3"])
  }

  @Test func `A request for a controller that the user is popping does not bring it back`() async throws {
    let stage = await NavigationStage([.shelf, .book(1)])
    stage.pages.toleratesOpenMoves = true
    for (end, outcome) in [(CGFloat(60), TransitionOutcome.completed), (300, .cancelled)] {
      let finger = try stage.swipe(to: 200, letsGo: false)
      stage.pages.transition(to: .book(1), animated: true, completion: stage.recording("\(outcome)"))
      stage.simulator.move(finger, to: CGPoint(x: end, y: 300))
      stage.advance(300)
      stage.simulator.move(finger, to: CGPoint(x: end, y: 300))
      stage.advance(100)
      stage.simulator.touchUp(finger, at: CGPoint(x: end, y: 300))
      stage.expectRest(outcome == .completed ? [.shelf, .book(1)] : [.shelf])
      #expect(stage.outcomes["\(outcome)"] == [outcome])
    }
  }

  @Test func `A swipe and a request at the same time: the request waits, and keeps its meaning`() async throws {
    let stage = await NavigationStage([.shelf, .book(1)])
    let finger = try stage.swipe(to: 200, letsGo: false)
    stage.pages.push(.note, animated: true, completion: stage.recording("note"))
    #expect(stage.pages.states == [.shelf, .book(1), .note])
    #expect(stage.outcomes == [:])
    stage.simulator.touchUp(finger, at: CGPoint(x: 300, y: 300))
    stage.expectRest([.shelf, .note])
    #expect(stage.outcomes == ["note": [.completed]])
  }

  @Test func `A window that is removed during a swipe leaves the stack as it was`() async throws {
    let stage = await NavigationStage([.shelf, .book(1)])
    let finger = try stage.swipe(to: 200, letsGo: false)
    stage.pages.view.window?.isHidden = true
    stage.advance(500)
    stage.simulator.touchUp(finger, at: CGPoint(x: 200, y: 300))
    stage.advance(500)
    #expect(stage.pages.states == [.shelf, .book(1)])
    #expect(stage.pages.problemsAtRest(isOnScreen: false) == [])
  }

  @Test func `A cancelled interactive pop of the app's own is cancelled in the states`() async {
    final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      let interaction = UIPercentDrivenInteractiveTransition()
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.insertSubview(view, at: 0)
        UIView.animate(withDuration: 0.3) {
          context.view(forKey: .from)?.alpha = 0
        } completion: { _ in
          context.view(forKey: .from)?.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
    let stage = await NavigationStage([.shelf, .book(1)])
    stage.pages.toleratesOpenMoves = true
    let delegate = Delegate()
    stage.pages.delegate = delegate
    stage.pages.pop(animated: true, completion: stage.recording("pop"))
    stage.advance(16)
    delegate.interaction.update(0.4)
    stage.advance(16)
    delegate.interaction.cancel()
    stage.expectRest([.shelf, .book(1)])
    #expect(stage.outcomes == ["pop": [.cancelled]])
    #expect(stage.pages.changes == [[.shelf], [.shelf, .book(1)]])
  }
}
