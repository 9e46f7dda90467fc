import UIKit

extension UIView {
  /// Runs a closure whose changes an animation block of the app must not animate.
  ///
  /// An app may change the children of a container inside its own `UIView.animate`. The block would animate the first
  /// size of a new child's view and the first positions of its subviews. Outside of a block, the closure is called
  /// directly, so that animations that the child begins while it is loaded or laid out are performed.
  static func performOutsideAnimationBlock(_ actions: () -> Void) {
    if inheritedAnimationDuration > 0 { performWithoutAnimation(actions) } else { actions() }
  }
}
