import UIKit

extension UIView {
  /// Runs code that an animation block of the app's is not to animate; outside of one it runs as it is.
  ///
  /// An app may change the children of a container inside its own `UIView.animate`. What a new child's view is given there
  /// for the first time, a size and the places of its subviews, would otherwise move in from nowhere. Outside of a block
  /// nothing has to be kept from moving, and animations that the child begins while it is loaded or laid out are its own.
  static func performOutsideAnimationBlock(_ actions: () -> Void) {
    if inheritedAnimationDuration > 0 { performWithoutAnimation(actions) } else { actions() }
  }
}
