// The calls of the methods with which view controllers responded to rotations before iOS 8.
extension UIViewController {
  /// Calls the methods for a rotation if a coordinator is that of one, and the view is on screen.
  ///
  /// The method during the rotation is called in its animation, and the one after it at its end.
  func announceRotation(of coordinator: any UIViewControllerTransitionCoordinator) {
    guard let coordinator = coordinator as? TransitionCoordinator, let turn = coordinator.turn,
      viewIfLoaded?.window != nil
    else { return }
    let duration = coordinator.transitionDuration
    willRotate(to: turn.new, duration: duration)
    _ = coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.willAnimateRotation(to: turn.new, duration: duration) },
      completion: { [weak self] _ in self?.didRotate(from: turn.old) })
  }

  /// Calls the methods of the controller and its children for a rotation that does not change their sizes.
  func announceHalfTurn(of coordinator: any UIViewControllerTransitionCoordinator) {
    announceRotation(of: coordinator)
    for child in childrenStorage { child.announceHalfTurn(of: coordinator) }
  }
}
