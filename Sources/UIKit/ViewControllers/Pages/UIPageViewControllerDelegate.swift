/// Methods that report the page turns of the user. Pages that code sets are not reported.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user begins to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that nothing moves any more.
  ///
  /// `finished` is false if something cut the animation short; `completed` is false if the user has turned back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Asks the delegate for the orientations that the controller may be shown in. The default is the system's.
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  /// Asks the delegate for the orientation to present the controller in. The default is the present one.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// The system's.
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  { UIApplication.defaultOrientations }
  /// The present one.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { UIScreen.main.orientation }
}
