import UIKit

extension UIViewController {
  /// Adds a child as described in Apple's guide to containers.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the receiver from its parent as described in Apple's guide to containers.
  func unembed() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
