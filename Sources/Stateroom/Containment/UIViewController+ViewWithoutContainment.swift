import UIKit

extension UIViewController {
  /// Removes the view from the window in which it is shown without containment.
  ///
  /// Such a view controller, for example the root of a window, has appeared. It can begin to appear as a child only
  /// after it has disappeared, and UIKit sends the callbacks only while it has no parent.
  func removeViewWithoutContainment() {
    guard parent == nil, let view = viewIfLoaded, view.window != nil else { return }
    view.removeFromSuperview()
  }
}
