import StateroomTesting
import UIKit

extension StrictViewController {
  /// What is wrong with the child now that nothing is going on.
  func complaintsAtRest(isShown: Bool, isHostOnScreen: Bool) -> [String] {
    checkAtRest()
    var complaints: [String] = []
    if hasAppeared != (isShown && isHostOnScreen) {
      complaints.append("\(name): \(hasAppeared ? "on screen" : "off screen") at rest, but it should not be")
    }
    if let view = viewIfLoaded, view.alpha != 1 || !CATransform3DIsIdentity(view.transform3D) {
      complaints.append("\(name): alpha \(view.alpha), transform \(view.transform3D) left behind")
    }
    return complaints
  }
}
