import UIKit

extension UIView {
  /// Takes another view's bounds as its place, apart from a transform: a frame would take one in motion for the rest.
  func fill(_ container: UIView) {
    bounds.size = container.bounds.size
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: container.bounds.minX + anchor.x * container.bounds.width,
      y: container.bounds.minY + anchor.y * container.bounds.height)
  }
}
