import UIKit

/// The item of a tab for which the app has provided none: the description of its state.
final class StateNameItem: UITabBarItem {}

extension UITabBarItem {
  /// A Boolean value that indicates whether the item has only the name of a state.
  var isStateName: Bool { self is StateNameItem && image == nil }
}
