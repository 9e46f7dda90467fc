// Popping a zoomed view controller by dragging it away.
extension UINavigationController: ZoomDragHost {
  var draggableController: UIViewController? {
    guard canPopInteractively, let top = stack.last, top.zoom != nil else { return nil }
    return top
  }

  func beginDrag(_ interaction: UIPercentDrivenInteractiveTransition) -> ZoomAnimator? {
    guard let top = draggableController else { return nil }
    // A custom transition requires a custom gesture.
    let below = stack[stack.count - 2]
    guard delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below) == nil,
      beginInteractivePop(interaction)
    else { return nil }
    return running?.driver?.animator as? ZoomAnimator
  }
}
