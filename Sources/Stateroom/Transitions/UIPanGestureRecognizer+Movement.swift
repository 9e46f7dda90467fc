import UIKit

extension UIPanGestureRecognizer {
  /// The direction in which the pan begins.
  ///
  /// It is that of the velocity, or that of the translation if the touch rests at this moment.
  var initialMovement: CGPoint {
    let velocity = velocity(in: view)
    return velocity == .zero ? translation(in: view) : velocity
  }
}
