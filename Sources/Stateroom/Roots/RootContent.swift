import UIKit

/// The view controllers that represent a state in one window.
struct RootContent {
  /// The outermost view controller of the interface.
  let interface: UIViewController
  /// The view controller that is presented over the interface, or `nil`.
  let presented: UIViewController?

  /// Both view controllers, in the order in which a path continues in them.
  var controllers: [UIViewController] { [interface] + [presented].compactMap(\.self) }
}
