/// A presentation that belongs to the content of its presenter, such as a search.
///
/// Its container lies directly above the presenter's view. A navigation controller moves both, and hides the container while
/// the presenter is not at the top of the stack, so that the presentation continues when it returns.
extension ModalPresentation {
  /// A Boolean value that indicates whether the presenter forwards its appearance callbacks.
  var isAttached: Bool { controller.belongsToPresenter && (phase == .presented || phase == .dismissing) }

  /// A Boolean value that indicates whether the presentation continues while its container is in no window.
  ///
  /// The presenter has a parent, whose view contains the container: no cycle of references would keep them all.
  var canBeOffScreen: Bool {
    guard controller.belongsToPresenter, phase == .presented, let container, container.superview != nil else {
      return false
    }
    return presenter.parentStorage != nil
  }
}

extension UIViewController {
  /// The container of a presentation that belongs to the content of this controller.
  var attachedContainer: PresentationContainerView? {
    guard let presentation = presentationOfOther, presentation.controller.belongsToPresenter else { return nil }
    return presentation.container
  }

  /// Places the attached container above the view of this controller, which was placed before.
  func placeAttachedContainer() {
    guard let container = attachedContainer, let view = viewIfLoaded, let superview = view.superview else { return }
    container.isHidden = false
    container.place(in: view.untransformedFrame)
    let subviews = superview.subviews
    let index = subviews.firstIndex { $0 === view }
    guard let index, !subviews.indices.contains(index + 1) || subviews[index + 1] !== container else { return }
    superview.insertSubview(container, aboveSubview: view)
  }

  /// Ends the attached presentation, because this controller has left its parent.
  func endAttachedPresentation() {
    guard let presentation = presentationOfOther, presentation.controller.belongsToPresenter else { return }
    presentation.lostItsPlace()
  }
}
