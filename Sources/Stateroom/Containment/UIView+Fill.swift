import UIKit

extension UIView {
  /// Sets the bounds and the center so that the view fills another one, apart from its transform.
  ///
  /// The frame is not used, because it includes the transform of a running animation.
  func fill(_ container: UIView) {
    let size = container.bounds.size
    if bounds.size != size { bounds.size = size }
    let place = place(filling: container)
    if center != place { center = place }
  }

  /// Returns whether the view covers another one's bounds exactly, apart from its transform.
  func fills(_ container: UIView) -> Bool {
    let place = place(filling: container)
    return abs(center.x - place.x) < 0.5 && abs(center.y - place.y) < 0.5
      && abs(bounds.width - container.bounds.width) < 0.5 && abs(bounds.height - container.bounds.height) < 0.5
  }

  /// Returns the position of the view's anchor point when the view fills another view.
  private func place(filling container: UIView) -> CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(
      x: container.bounds.minX + anchor.x * container.bounds.width,
      y: container.bounds.minY + anchor.y * container.bounds.height)
  }
}
