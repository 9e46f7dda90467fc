/// A presentation that belongs to the content of its presenter: one over the current context, or a search.
///
/// Its container lies directly above the presenter's view, in the view of the presenter's parent, and moves with that
/// view. While the view is in no superview, because the presenter is not at the top of a stack or in the selected tab,
/// the container is hidden, so that the presentation continues when the presenter returns.
///
/// A presentation in the current context removes the presenter's view. The parent then places and hides the container
/// in the place of that view (``UIViewController/placedView``).
extension ModalPresentation {
  /// A Boolean value that indicates whether the presented view is a part of the presenter's content.
  var belongsToPresenter: Bool { isInParent && !hidesPresenter }

  /// A Boolean value that indicates whether the container takes the place of the presenter's view in the parent.
  var replacesPresenter: Bool { isInParent && hidesPresenter && phase != .ended }

  /// A Boolean value that indicates whether the presenter's view can be restored now.
  ///
  /// While the parent shows another child, it cannot. The parent places the view when it shows the presenter again.
  var canRestorePresenter: Bool {
    guard let presenterPlace, !(isInParent && container?.isHidden == true) else { return false }
    return presenterPlace.isOpen(for: presenter)
  }

  /// A Boolean value that indicates whether the presenter forwards its appearance callbacks.
  var isAttached: Bool { belongsToPresenter && (phase == .presented || phase == .dismissing) }

  /// A Boolean value that indicates whether the presentation continues while its container is in no window.
  ///
  /// The presenter has a parent, whose view contains the container: no cycle of references would keep them all.
  var canBeOffScreen: Bool {
    isInParent && phase == .presented && container?.superview != nil && presenter.parentStorage != nil
  }
}

extension UIViewController {
  /// The container of a presentation that belongs to the content of this controller.
  var attachedContainer: PresentationContainerView? {
    guard let presentation = presentationOfOther, presentation.belongsToPresenter else { return nil }
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

  /// Hides the attached container, because the view of this controller has left its superview.
  func hideAttachedContainer() { attachedContainer?.isHidden = true }

  /// The view that the parent places for this controller.
  ///
  /// It is the view of the controller, or the container of a presentation that has removed that view.
  var placedView: UIView? { replacingPresentation?.container ?? viewIfLoaded }

  /// The controller that receives the parent's appearance callbacks in the place of this one.
  ///
  /// It is the controller itself, or the one that it presents in its context.
  var placedController: UIViewController { replacingPresentation?.presented ?? self }

  private var replacingPresentation: ModalPresentation? {
    presentationOfOther.flatMap { $0.replacesPresenter ? $0 : nil }
  }

  /// Removes the placed view from a view of the parent.
  ///
  /// A container is hidden instead, because its superview owns it and the presentation.
  func removePlacedView(from superview: UIView) {
    guard let view = placedView, view.isDescendant(of: superview) else { return }
    if view is PresentationContainerView { view.isHidden = true } else { view.removeFromSuperview() }
  }

  /// Ends the presentation in the parent's view, because this controller has left its parent.
  func endAttachedPresentation() {
    guard let presentation = presentationOfOther, presentation.isInParent else { return }
    presentation.lostItsPlace()
  }
}
