// Dismissing a zoomed view controller by dragging it away.
extension ModalPresentation: ZoomDragHost {
  var draggableController: UIViewController? { isAtRest && presented.zoom != nil ? presented : nil }

  func beginDrag(_ interaction: UIPercentDrivenInteractiveTransition) -> ZoomAnimator? {
    guard controller.mayBeDismissedByUser else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    return beginInteractiveDismissal(interaction) ? driver?.animator as? ZoomAnimator : nil
  }
}
