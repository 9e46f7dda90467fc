import Stateroom
import UIKit

/// A container with a child for each place, which slide in their order.
class PlacesViewController: StateViewController<Place> {
  var duration: TimeInterval = 0.4
  var hasSmallChildren = false

  override func viewController(for place: Place) -> UIViewController {
    PlaceViewController(place, isSmall: hasSmallChildren)
  }

  override func preferredTransition(from old: Place, to new: Place) -> ContainerTransition {
    .slide(from: new.rawValue > old.rawValue ? .right : .left, duration: duration)
  }
}
