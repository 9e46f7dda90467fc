import Simulator
import Stateroom
import Testing
import UIKit

/// What the pages of a page controller present, which is a state container.
@MainActor
struct PagePresentationTests {
  final class Tour: StatePageController<Int> {
    override func viewController(for page: Int) -> UIViewController { UIViewController() }
    override func presentedViewController(for page: Int) -> UIViewController? { page == 2 ? UIViewController() : nil }
  }

  let simulator: Simulator
  let tour = Tour(pages: [1, 2, 3])

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(tour)
    await simulator.settle()
  }

  private func wait() { simulator.advance(by: .seconds(2)) }

  @Test func `A swipe to a page presents, and a pull turns back`() throws {
    try simulator.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 20, y: 300), over: .milliseconds(200))
    wait()
    #expect(tour.state == 2 && tour.presentedViewController != nil)
    try simulator.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 540), over: .milliseconds(400))
    wait()
    #expect(tour.state == 1 && tour.presentedViewController == nil)
  }

  @Test func `A request ends when the page's view controller is presented, or dismissed`() {
    let request = tour.transition(to: 2, animated: true)
    wait()
    #expect(request.outcomeIfEnded == .completed && tour.presentedViewController != nil)
    let last = tour.transition(to: 3, animated: true)
    wait()
    #expect(last.outcomeIfEnded == .completed && tour.presentedViewController == nil)
  }
}
