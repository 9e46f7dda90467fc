import UIKit

extension UIView {
  /// Takes another view's bounds as its place, apart from a transform: a frame would take one in motion for the rest.
  func fill(_ container: UIView) {
    let size = container.bounds.size
    if bounds.size != size { bounds.size = size }
    let place = place(filling: container)
    if center != place { center = place }
  }

  /// Returns whether the view covers another one's bounds exactly, apart from a transform.
  func fills(_ container: UIView) -> Bool {
    let place = place(filling: container)
    return abs(center.x - place.x) < 0.5 && abs(center.y - place.y) < 0.5
      && abs(bounds.width - container.bounds.width) < 0.5 && abs(bounds.height - container.bounds.height) < 0.5
  }

  /// Where the view's anchor is when it fills another view.
  private func place(filling container: UIView) -> CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(
      x: container.bounds.minX + anchor.x * container.bounds.width,
      y: container.bounds.minY + anchor.y * container.bounds.height)
  }
}
