import UIKit

/// A tab bar controller that records which of its view controllers was selected last.
///
/// While the More list is on the screen, the selected view controller is none of them.
final class ItemTabBarController: UITabBarController {
  private weak var lastSelected: UIViewController?

  /// The selected one of ``viewControllers``, or the one that was selected before the More list.
  var selectedItem: UIViewController? {
    recordSelection()
    return lastSelected
  }

  private func recordSelection() {
    guard let selected = selectedViewController, viewControllers?.contains(selected) == true else { return }
    lastSelected = selected
  }

  override var selectedViewController: UIViewController? { willSet { recordSelection() } }
  override var selectedIndex: Int { willSet { recordSelection() } }

  /// Called for each tap, before or after the selection has changed.
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { recordSelection() }
}
