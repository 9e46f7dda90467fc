import UIKit

/// The view of a container that reports the removal of its subviews.
///
/// UIKit does not notify a view controller that forwards appearance callbacks itself when other code removes a child's
/// view, and sends the child no callbacks for it.
final class ContainerView: UIView {
  weak var containment: ContainmentInterpreter?

  /// Creates the view that takes the place of a plain one.
  convenience init(replacing view: UIView, of containment: ContainmentInterpreter) {
    self.init(frame: view.frame)
    autoresizingMask = view.autoresizingMask
    self.containment = containment
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    containment?.viewWillLeave(subview)
  }
}

extension UIViewController {
  /// Replaces the view, if it is the plain and empty one that UIKit has created.
  func adoptContainerView(of containment: ContainmentInterpreter) {
    guard let view = viewIfLoaded, type(of: view) == UIView.self, view.subviews.isEmpty, nibName == nil else { return }
    self.view = ContainerView(replacing: view, of: containment)
  }
}
