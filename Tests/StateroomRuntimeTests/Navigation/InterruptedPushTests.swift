import Simulator
import Testing
import UIKit

@testable import Stateroom

/// Since iOS 26 a pop gesture may begin in the middle of a push. The runtime's does not, so that a fake takes its
/// place.
@MainActor
struct InterruptedPushTests {
  private final class FakePop: UIPanGestureRecognizer {
    var fakeState = State.possible
    override var state: State {
      get { fakeState }
      set {}
    }
  }

  private final class Pages: StateNavigationController<Int> {
    let fake = FakePop(target: nil, action: nil)
    override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { fake }
    override func viewController(for state: Int) -> UIViewController { state == 9 ? Editor() : UIViewController() }
  }

  private final class Editor: UIViewController, LeaveGuarding {
    let leaveDecision = LeaveDecision.refuse
  }

  private let simulator: Simulator
  private let pages = Pages(states: [0, 1])

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(pages)
    await simulator.advance(by: .seconds(1))
  }

  @Test func `The pop that UIKit calls for a gesture in mid-push is the gesture's, not a request`() {
    var outcomes: [TransitionOutcome] = []
    pages.push(2, animated: true) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(100))
    #expect(pages.isTransitioning)

    pages.fake.fakeState = .began
    pages.popViewController(animated: true)
    #expect(pages.states == [0, 1, 2])
    pages.fake.fakeState = .possible
    simulator.advance(by: .seconds(2))
    #expect(outcomes == [.completed])
    #expect(pages.states == [0, 1])
    #expect(pages.viewControllers.count == 2)
    #expect(!pages.isTransitioning)
  }

  @Test func `A swipe in mid-push evaluates the leave guard of the top of the stack, not of the pending one`() {
    pages.push(9, animated: true)
    simulator.advance(by: .milliseconds(100))
    LeaveGuards.ignored { pages.setStack([3], animated: false) }
    #expect(!pages.interpreter.maySwipeBack { true })
    #expect(pages.states == [3])
    simulator.advance(by: .seconds(2))
    #expect(!pages.isTransitioning)
  }
}
