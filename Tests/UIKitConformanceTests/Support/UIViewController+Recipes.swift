import UIKit

extension UIViewController {
  /// Adds a child as Apple's guide to containers has it.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the receiver from its parent as Apple's guide to containers has it.
  func unembed() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
