import StateroomTesting
import UIKit

extension StrictViewController {
  /// What is wrong with the child now that nothing is going on.
  func problemsAtRest(isShown: Bool, isHostOnScreen: Bool) -> [String] {
    checkAtRest()
    var problems: [String] = []
    if hasAppeared != (isShown && isHostOnScreen) {
      problems.append("\(name): \(hasAppeared ? "on screen" : "off screen") at rest, but it should not be")
    }
    if let view = viewIfLoaded, view.alpha != 1 || !CATransform3DIsIdentity(view.transform3D) {
      problems.append("\(name): alpha \(view.alpha), transform \(view.transform3D) left behind")
    }
    return problems
  }
}
