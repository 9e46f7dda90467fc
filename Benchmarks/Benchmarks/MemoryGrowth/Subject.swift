import Simulator
import Stateroom
import UIKit

/// The operation that is repeated.
@MainActor
enum Subject {
  typealias Make = @MainActor (Simulator) -> Round
  typealias Round = @MainActor () -> Void

  static let all: [(name: String, make: Make)] = [
    ("navigation-memory-growth", navigation), ("tabs-memory-growth", tabs), ("pages-memory-growth", pages),
    ("presentation-memory-growth", presentation), ("states-memory-growth", states), ("stack-memory-growth", stack),
    ("roots-memory-growth", roots),
  ]

  /// A duration that is longer than every transition.
  private static let transition = Duration.milliseconds(700)

  private static func navigation(_ simulator: Simulator) -> Round {
    let navigation = UINavigationController(rootViewController: UIViewController())
    simulator.show(navigation)
    return {
      navigation.pushViewController(UIViewController(), animated: true)
      simulator.advance(by: transition)
      navigation.popViewController(animated: true)
      simulator.advance(by: transition)
    }
  }

  private static func tabs(_ simulator: Simulator) -> Round {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
    simulator.show(tabs)
    return {
      tabs.selectedIndex = (tabs.selectedIndex + 1) % 3
      simulator.advance(by: transition)
    }
  }

  private static func pages(_ simulator: Simulator) -> Round {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    simulator.show(pages)
    return {
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
      simulator.advance(by: transition)
      pages.setViewControllers([UIViewController()], direction: .reverse, animated: true)
      simulator.advance(by: transition)
    }
  }

  private static func presentation(_ simulator: Simulator) -> Round {
    let root = UIViewController()
    simulator.show(root)
    return {
      root.present(UIViewController(), animated: true, completion: nil)
      simulator.advance(by: transition)
      root.dismiss(animated: true, completion: nil)
      simulator.advance(by: transition)
    }
  }

  /// Transitions between states, which are reversed halfway in every other round.
  private static func states(_ simulator: Simulator) -> Round {
    let container = StateViewController(initialState: 0) { _ in UIViewController() }
    container.transitionPolicy = .reverse
    simulator.show(container)
    return {
      let state = container.state
      container.transition(to: state + 1, animated: true)
      simulator.advance(by: .milliseconds(100))
      if state % 2 == 0 { container.transition(to: state, animated: true) }
      simulator.advance(by: transition)
      container.transition(to: state + 1, animated: false)
    }
  }

  private static func stack(_ simulator: Simulator) -> Round {
    let navigation = StateNavigationController(initialState: 0) { _ in UIViewController() }
    simulator.show(navigation)
    return {
      navigation.push(1, animated: true)
      navigation.setStack([0, 2, 3], animated: true)
      simulator.advance(by: transition)
      simulator.advance(by: transition)
      navigation.setStack([0], animated: true)
      simulator.advance(by: transition)
    }
  }

  private static func roots(_ simulator: Simulator) -> Round {
    let roots = RootController(initialState: false) { _ in UIViewController() }
    roots.install(in: simulator.show(UIViewController()))
    return {
      roots.transition(to: !roots.state)
      simulator.advance(by: transition)
    }
  }
}
