import Simulator
import Stateroom
import Testing
import UIKit

// The examples of the articles on transitions, pacing and bars, so that they compile and do what they say.

extension ContainerTransition {
  fileprivate static let drop = ContainerTransition(
    entering: Motion(y: -1), leaving: Motion(opacity: 0, scale: 0.9), timing: .spring(dampingRatio: 0.7), duration: 0.6)
}

private final class FeedController: StateViewController<FeedController.Phase> {
  enum Phase: Equatable { case idle, loading, content([String]), failed }

  override func viewController(for phase: Phase) -> UIViewController {
    let controller = UIViewController()
    controller.title = "\(phase)"
    return controller
  }

  override func pacing(of phase: Phase) -> StatePacing {
    phase == .loading ? StatePacing(showsAfter: 0.3, staysFor: 0.6) : .immediate
  }
}

@MainActor
struct TransitionArticleTests {
  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  @Test func `A custom motion`() {
    let container = ContainerViewController(viewControllers: [UIViewController()])
    simulator.show(container)
    let new = UIViewController()
    container.setViewController(new, using: .drop)
    simulator.commit()
    #expect((new.view.layer.presentation()?.frame.maxY ?? 1) <= 0.5)
    simulator.advance(by: .seconds(1))
    #expect(container.children == [new])
    #expect(new.view.frame == container.view.bounds)
  }

  /// When the content is there, and when it is shown.
  @Test(arguments: [(200, 200), (500, 900), (5000, 5000)])
  func `The table of the article on pacing`(_ loaded: Int, _ expected: Int) {
    let feed = FeedController(initialState: .idle)
    simulator.show(feed)
    simulator.advance(by: .seconds(1))
    feed.transition(to: .loading, animated: false)
    simulator.advance(by: .milliseconds(loaded))
    feed.transition(to: .content(["a"]), animated: false)
    // A frame is as exact as it gets.
    simulator.advance(by: .milliseconds(expected - loaded) - .milliseconds(20))
    if expected > loaded { #expect(feed.state == .loading) }
    simulator.advance(by: .milliseconds(60))
    #expect(feed.state == .content(["a"]))
  }

  @Test func `Title and items of the present state`() {
    let root = FeedController(initialState: .idle)
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.show(navigation)
    root.mirroredItems = [.title, .navigationItem]
    navigation.pushViewController(root, animated: true)
    simulator.commit()
    #expect(root.title == "idle")
    root.transition(to: .failed, animated: true)
    #expect(navigation.topViewController?.navigationItem.title == "failed")
  }
}
