/// The presentation controller of a search.
///
/// The presentation is transparent, over the searched content, and below the bar of its navigation controller.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }
  override var contextOwner: UIViewController? { search?.owner }
  override var letsTouchesThrough: Bool { true }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    search?.searchView?.prepareToAppear()
    search?.changeBars(isActive: true, along: search?.transitionCoordinator)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { search?.showBars(isActive: false) }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    search?.searchBar.resignFirstResponder()
    search?.changeBars(isActive: false, along: search?.transitionCoordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    search?.showBars(isActive: !completed)
  }

  override func presentationWasLost() {
    super.presentationWasLost()
    search?.searchBar.resignFirstResponder()
    search?.showBars(isActive: false)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
