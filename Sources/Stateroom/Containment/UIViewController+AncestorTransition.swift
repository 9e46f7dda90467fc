import UIKit

extension UIViewController {
  /// A Boolean value that indicates whether the view controller appears or disappears with an ancestor.
  ///
  /// A rotation also has a coordinator, but no view controller appears or disappears in it.
  var isInAncestorTransition: Bool {
    let ancestors = sequence(first: self, next: \.parent)
    // A container also reports changes without an animation, which have no coordinator, and more than one child per
    // side.
    if ancestors.contains(where: { $0.stateroomParent?.isMoving($0) == true || Embedding.isMoving($0) }) {
      return true
    }
    guard let coordinator = transitionCoordinator else { return false }
    let ends = [coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to)].compactMap { $0 }
    return ancestors.contains { ancestor in ends.contains { $0 === ancestor } }
  }

  private var stateroomParent: ContainerViewController? { parent as? ContainerViewController ?? parent?.driver }
}
