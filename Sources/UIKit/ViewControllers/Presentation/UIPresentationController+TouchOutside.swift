extension UIPresentationController {
  /// A Boolean value that indicates whether the user can dismiss the presentation.
  ///
  /// Reading it calls the delegate.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalDeep && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// Dismisses the presentation because the user touched the area outside of it, if that is permitted.
  func dismissByTouchOutside() {
    guard presentation?.isAtRest == true else { return }
    guard mayBeDismissedByUser else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    guard presentation?.beginInteractiveDismissal(interaction) == true else { return }
    interaction.finish()
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether this controller or a descendant prevents the dismissal.
  fileprivate var isModalDeep: Bool { isModalInPresentation || childrenStorage.contains(where: \.isModalDeep) }
}
