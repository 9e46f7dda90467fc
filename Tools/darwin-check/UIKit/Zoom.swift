// Swift-only members of zoom transitions.

@available(iOS 18, *)
extension UIViewController.Transition.ZoomOptions {
  public var alignmentRectProvider: ((UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)? {
    get { nil }
    set {}
  }
}
