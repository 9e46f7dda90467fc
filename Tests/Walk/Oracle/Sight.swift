import Stateroom
import UIKit

/// The visible view controllers according to UIKit's rules, determined from the windows.
@MainActor
enum Sight {
  /// Returns the view controllers that must have appeared at rest.
  static func visible(in windows: [UIWindow]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for window in windows where !window.isHidden {
      var chain: [UIViewController] = []
      var next = window.rootViewController
      while let controller = next {
        // A full-screen presentation removes the presenting view from the window. The views below that remain.
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

  /// Returns the view controllers that windows contain, visible or not.
  static func held(by windows: [UIWindow]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController) {
      guard found.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.children.forEach(add)
      if let presented = controller.presentedViewController { add(presented) }
      if let stack = controller as? UINavigationController { stack.viewControllers.forEach(add) }
      // A tab retains its content after a path has created it, and shows it when it is selected.
      if let tabs = controller as? WalkTabs { tabs.loadedContent.forEach(add) }
    }
    for window in windows { if let root = window.rootViewController { add(root) } }
    return found
  }

  /// Returns the content of a tab, without the view controllers that the library adds around it.
  static func content(of tab: UIViewController) -> [UIViewController] { tab is any Member ? [tab] : tab.children }
}
