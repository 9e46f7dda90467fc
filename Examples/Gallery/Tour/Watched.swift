import GalleryApp
import Stateroom
import UIKit

/// A container whose transitions can be seen from outside.
@MainActor
protocol Watched: UIViewController {
  /// Whether a transition is under way.
  var isUnderWay: Bool { get }
  /// What it shows, or is headed for, in words.
  var shownState: String { get }
  /// Asked at rest: what the motion of the next transition is called, once it has begun.
  func nextMotion() -> () -> String
}

extension Watched {
  func nextMotion() -> () -> String { { "UIKit's own" } }
}

extension StateViewController: Watched {
  var isUnderWay: Bool { isTransitioning }
  var shownState: String { name(of: state) }

  func nextMotion() -> () -> String {
    let old = state
    return { [weak self] in self.map { $0.transition(from: old, to: $0.state).name } ?? "none" }
  }
}

extension StateNavigationController: Watched {
  var isUnderWay: Bool { isTransitioning }
  var shownState: String { topViewController?.title ?? "nothing" }
}

extension StateTabBarController: Watched {
  var isUnderWay: Bool { isTransitioning }
  var shownState: String { selectedViewController?.tabBarItem.title ?? "nothing" }
}

extension RootContainerViewController: Watched {
  var isUnderWay: Bool { isSwitchingInterfaces }
  var shownState: String { interfaceViewController?.title ?? "nothing" }
  func nextMotion() -> () -> String { { "picture dissolves" } }
}

/// A container that tells the tour by itself, and more than can be seen from outside.
@MainActor
protocol SelfReporting: UIViewController {}

extension FlowViewController: SelfReporting {}
