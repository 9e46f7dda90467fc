/// The window of the pointer's own shape, in front of all others.
@MainActor
final class PointerWindow: SystemWindow {}

/// The pointer, as far as UIKit displays it.
///
/// The system's pointer is that of the browser in which the app is live. A style can hide it; a shape that replaces it
/// is in a window of the system's.
@MainActor
final class PointerDisplay {
  static let shared = PointerDisplay()

  private var window: PointerWindow?
  private var shape: CAShapeLayer?
  private var constrainedAxes: UIAxis = []

  /// The windows of the pointer.
  var windows: [UIWindow] { window.map { [$0] } ?? [] }

  /// A Boolean value that indicates whether the system's pointer is hidden.
  var hidesPointer: Bool { style?.hidesPointer ?? false }

  /// The style of the pointer, or `nil` for the system's.
  var style: UIPointerStyle? {
    didSet { if style !== oldValue { styleDidChange() } }
  }

  func reset() { style = nil }

  /// Moves the shape to a location on the screen, or to the center of a region along constrained axes.
  func move(to location: CGPoint, centerOfRegion center: CGPoint) {
    guard let shape else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.position = CGPoint(
      x: constrainedAxes.contains(.horizontal) ? center.x : location.x,
      y: constrainedAxes.contains(.vertical) ? center.y : location.y)
    CATransaction.commit()
    AppRuntime.shared.setNeedsCommit()
  }

  private func styleDidChange() {
    (window, shape, constrainedAxes) = (nil, nil, [])
    AppRuntime.shared.setNeedsCommit()
    guard let (outline, axes) = style?.followingShape else { return }
    let window = PointerWindow(frame: UIScreen.main.bounds)
    window.isUserInteractionEnabled = false
    window.isHidden = false
    let shape = CAShapeLayer()
    shape.path = outline.cgPath
    shape.fillColor = PointerMetrics.pointer.resolvedColor(with: UIScreen.main.traitCollection).cgColor
    window.layer.addSublayer(shape)
    (self.window, self.shape, constrainedAxes) = (window, shape, axes)
  }
}
