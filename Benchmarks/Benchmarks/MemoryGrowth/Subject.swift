import Simulator
import UIKit

/// What is done again and again.
@MainActor
enum Subject {
  typealias Make = @MainActor (Simulator) -> Round
  typealias Round = @MainActor () -> Void

  static let all: [(name: String, make: Make)] = [
    ("navigation-memory-growth", navigation), ("tabs-memory-growth", tabs), ("pages-memory-growth", pages),
    ("presentation-memory-growth", presentation),
  ]

  /// Longer than every transition.
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
}
