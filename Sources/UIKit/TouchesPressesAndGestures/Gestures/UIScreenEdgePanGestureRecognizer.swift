/// A continuous gesture recognizer that interprets panning gestures that start near an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which a pan can begin.
  ///
  /// The default is none.
  open var edges: UIRectEdge = []

  /// The maximum distance of the touch from the edge, in points.
  private static let edgeWidth: CGFloat = 20

  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard stateStorage == .possible, heldStates.isEmpty else { return }
    startEdges = touches.reduce(edges) { $0.intersection(Self.edges(near: $1)) }
    if startEdges.isEmpty { state = .failed }
  }

  override func canBegin(with translation: CGPoint, threshold: CGFloat) -> Bool? {
    guard super.canBegin(with: translation, threshold: threshold) == true else { return false }
    let (x, y) = (translation.x, translation.y)
    let isInward =
      startEdges.contains(.left) && x >= abs(y) || startEdges.contains(.right) && -x >= abs(y)
      || startEdges.contains(.top) && y >= abs(x) || startEdges.contains(.bottom) && -y >= abs(x)
    return isInward ? true : nil
  }

  private static func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let place = touch.location(in: nil)
    var edges: UIRectEdge = []
    if place.x <= bounds.minX + edgeWidth { edges.insert(.left) }
    if place.x >= bounds.maxX - edgeWidth { edges.insert(.right) }
    if place.y <= bounds.minY + edgeWidth { edges.insert(.top) }
    if place.y >= bounds.maxY - edgeWidth { edges.insert(.bottom) }
    return edges
  }
}
