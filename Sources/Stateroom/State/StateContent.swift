import UIKit

/// The view controllers that represent a state.
struct StateContent {
  /// The children, the lowest first.
  let children: [UIViewController]
  /// The view controller that is presented over the container, or `nil`.
  let presented: UIViewController?

  /// All view controllers, in the order in which a path continues in them.
  var controllers: [UIViewController] { children + [presented].compactMap(\.self) }
}
