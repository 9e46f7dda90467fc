import Stateroom
import UIKit

/// Who is seen, by UIKit's rules and from the window down.
@MainActor
enum Sight {
  /// Returns the controllers that have appeared when everything is at rest.
  static func visible(in windows: [UIWindow]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for window in windows where !window.isHidden {
      var chain: [UIViewController] = []
      var next = window.rootViewController
      while let controller = next {
        // A full-screen presentation takes its presenter out of the window; what lies below that stays.
        if controller.modalPresentationStyle == .fullScreen, !chain.isEmpty { chain.removeLast() }
        chain.append(controller)
        next = controller.presentedViewController
      }
      for controller in chain { addVisible(controller, to: &found) }
    }
    return found
  }

  private static func addVisible(_ controller: UIViewController, to found: inout Set<ObjectIdentifier>) {
    found.insert(ObjectIdentifier(controller))
    for child in shown(in: controller) { addVisible(child, to: &found) }
  }

  private static func shown(in controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
    default: controller.children
    }
  }

  /// Those whom a window reaches, seen or not.
  static func held(by windows: [UIWindow]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController) {
      guard found.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.children.forEach(add)
      if let presented = controller.presentedViewController { add(presented) }
      if let stack = controller as? UINavigationController { stack.viewControllers.forEach(add) }
      // A tab retains its content from the moment that a path has created it, and shows it when it is selected.
      if let tabs = controller as? WalkTabs { tabs.loadedContent.forEach(add) }
    }
    for window in windows { if let root = window.rootViewController { add(root) } }
    return found
  }

  /// What a tab shows: what was made for it, without what the library puts around it.
  static func content(of tab: UIViewController) -> [UIViewController] { tab is any Member ? [tab] : tab.children }
}
