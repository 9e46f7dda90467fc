import Simulator
import Stateroom
import Testing
import UIKit

/// Swipes and buttons while a turn is running.
@MainActor
struct PageTurnTests {
  private final class Tour: StatePageController<Int> {
    var finished = 0
    var forbidden: Set<Int> = []
    var asked: [Int] = []
    var motion: (_ old: Int, _ new: Int) -> ContainerTransition? = { _, _ in nil }

    override func viewController(for page: Int) -> UIViewController { UIViewController() }
    override func didFinishPages() { finished += 1 }
    override func shouldSwipe(from page: Int, to nextPage: Int) -> Bool {
      asked.append(nextPage)
      return !forbidden.contains(nextPage)
    }
    override func preferredTransition(from oldPage: Int, to newPage: Int) -> ContainerTransition {
      motion(oldPage, newPage) ?? super.preferredTransition(from: oldPage, to: newPage)
    }
  }

  /// An animator that cannot be interrupted, and lets touches through.
  private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.view(forKey: .to)?.alpha = 0
      UIView.animate(withDuration: 0.6, delay: 0, options: .allowUserInteraction) {
        context.view(forKey: .to)?.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let simulator: Simulator
  private let tour = Tour(pages: [0, 1, 2, 3])

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(tour)
    simulator.commit()
  }

  /// Drags a page to the right, and cancels the turn, so that the page returns.
  private func cancelTurnBack() throws {
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
    simulator.move(finger, to: CGPoint(x: 130, y: 300))
    simulator.advance(by: .milliseconds(100))
    simulator.move(finger, to: CGPoint(x: 180, y: 300))
    simulator.advance(by: .milliseconds(600))
    simulator.touchUp(finger, at: CGPoint(x: 180, y: 300))
    simulator.advance(by: .milliseconds(50))
  }

  @Test func `While the last page returns, the pages can be finished, because the user has seen it`() throws {
    tour.transition(to: 3, animated: false)
    try cancelTurnBack()
    #expect(tour.state == 3 && tour.isTransitioning)
    let request = tour.goForward()
    #expect(tour.finished == 1 && request.outcomeIfEnded == .completed)
  }

  @Test func `While another page returns, the last one has not been seen`() throws {
    tour.transition(to: 2, animated: false)
    try cancelTurnBack()
    #expect(tour.state == 2 && tour.isTransitioning)
    tour.goForward()
    let request = tour.goForward()
    simulator.advance(by: .seconds(3))
    #expect(tour.finished == 0 && tour.state == 3 && request.outcomeIfEnded == .completed)
  }

  @Test func `A swipe needs one permission`() throws {
    try simulator.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 20, y: 300), over: .milliseconds(300))
    simulator.advance(by: .seconds(2))
    #expect(tour.asked == [1] && tour.state == 1)
  }

  @Test func `A page that may not be turned to is not, while a request waits`() throws {
    tour.forbidden = [3]
    tour.goForward()
    simulator.advance(by: .milliseconds(50))
    let request = tour.goForward()
    simulator.advance(by: .milliseconds(50))
    try simulator.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 20, y: 300), over: .milliseconds(100))
    simulator.advance(by: .seconds(2))
    #expect(tour.state == 2 && tour.asked == [3] && request.outcomeIfEnded == .completed)
  }

  @Test func `A page that may not be turned to is not, while an animator plays that cannot be interrupted`() throws {
    tour.forbidden = [2]
    tour.motion = { [animator = Fading()] _, _ in .animator(animator) }
    tour.goForward()
    simulator.advance(by: .milliseconds(200))
    try simulator.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 20, y: 300), over: .milliseconds(300))
    simulator.advance(by: .seconds(2))
    #expect(tour.state == 1 && tour.asked == [2])
  }

  /// Interrupts the running turn with a drag, and returns how far the entering page moves with 80 points of it.
  private func movementOfInterruptedPage() throws -> CGFloat {
    let finger = try simulator.touchDown(at: CGPoint(x: 100, y: 300))
    simulator.move(finger, to: CGPoint(x: 120, y: 300))
    simulator.advance(by: .milliseconds(50))
    let page = try #require(tour.children.last?.view)
    let start = try #require(page.layer.presentation()).frame.minX
    simulator.move(finger, to: CGPoint(x: 200, y: 300))
    simulator.advance(by: .milliseconds(50))
    defer { simulator.touchUp(finger, at: CGPoint(x: 200, y: 300)) }
    return try #require(page.layer.presentation()).frame.minX - start
  }

  @Test func `An interrupted page follows the touch also if it enters from the other side`() throws {
    tour.motion = { old, new in .slide(from: new > old ? .left : .right, duration: 2) }
    tour.goForward()
    simulator.advance(by: .milliseconds(800))
    #expect(abs(try movementOfInterruptedPage() - 80) < 2)
  }

  @Test func `An interrupted page follows the touch also if the pages have changed`() throws {
    tour.transition(to: 2, animated: false)
    tour.motion = { old, new in .slide(from: new > old ? .right : .left, duration: 2) }
    tour.goBack()
    simulator.advance(by: .milliseconds(800))
    tour.pages = [0, 1]
    #expect(abs(try movementOfInterruptedPage() - 80) < 2)
  }
}
