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

  /// Holds the view to the edges of its superview by four constraints, so that its contents have a say in the superview's
  /// fitting size.
  func pin(to container: UIView) {
    // A view that is only put into another place among its siblings keeps its constraints.
    let isPinned = container.constraints.contains {
      $0.firstItem === self && $0.secondItem === container && $0.firstAttribute == .top && $0.secondAttribute == .top
    }
    guard !isPinned else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}
