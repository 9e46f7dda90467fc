/// The parameters of a zoom transition.
@MainActor
struct ZoomTransition {
  let options: UIViewController.Transition.ZoomOptions
  let sourceView: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// Returns the view that the transition zooms from, or back to; `nil` if there is none in the window of the
  /// container.
  func sourceView(of zoomed: UIViewController, above source: UIViewController?, in container: UIView) -> UIView? {
    guard let source,
      let view = sourceView(UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed)),
      let window = view.window, window === container.window, !view.bounds.isEmpty
    else { return nil }
    return view
  }
}

extension UIViewController {
  /// The zoom with which the controller arrives and leaves; `nil` if its transition is another one.
  var zoom: ZoomTransition? { preferredTransition?.zoom }
}
