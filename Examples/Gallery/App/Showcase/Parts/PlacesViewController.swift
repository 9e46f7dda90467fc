import Stateroom
import UIKit

/// A container with a child for each place. Transitions slide in the order of the places.
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
