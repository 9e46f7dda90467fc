import UIKit

extension UIViewController {
  /// Whether the controller is part of what comes or goes in a transition of an ancestor's.
  ///
  /// A rotation has a coordinator as well, but nobody comes or goes in it.
  var isComingOrGoing: Bool {
    let ancestors = sequence(first: self, next: \.parent)
    // A container of several knows of all, and of changes that are not animated and have no coordinator.
    if ancestors.contains(where: { $0.stateroomParent?.isMoving($0) == true }) { return true }
    guard let coordinator = transitionCoordinator else { return false }
    let ends = [coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to)].compactMap { $0 }
    return ancestors.contains { ancestor in ends.contains { $0 === ancestor } }
  }

  private var stateroomParent: ContainerViewController? { parent as? ContainerViewController ?? parent?.driver }
}
