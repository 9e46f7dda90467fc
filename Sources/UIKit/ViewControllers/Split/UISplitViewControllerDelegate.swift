/// Methods that manage changes of a split view interface.
///
/// All methods are optional. Methods with columns apply to interfaces with a column style. Methods with a primary and a
/// secondary view controller apply to the classic interface.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Tells the delegate that the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Tells the delegate that a column is about to be shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Tells the delegate that a column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Asks the delegate for the column to display when the interface collapses.
  ///
  /// The default is the proposed column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Asks the delegate for the display mode when the interface expands.
  ///
  /// The default is the proposed mode.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Tells the delegate that the interface has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Tells the delegate that the interface has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Asks the delegate for the view controller to display when a classic interface collapses.
  ///
  /// The default implementation returns `nil`, for the primary view controller.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Asks the delegate for the primary view controller when a classic interface expands.
  ///
  /// The default implementation returns `nil`, for the view controller that is displayed.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Asks the delegate to incorporate the secondary view controller when a classic interface collapses.
  ///
  /// The delegate returns `true` if it has incorporated the view controller, or has discarded it. The default
  /// implementation returns `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Asks the delegate for the secondary view controller when a classic interface expands.
  ///
  /// The default implementation returns `nil`, for the one that the primary view controller separates.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Asks the delegate to show a primary view controller in a classic interface.
  ///
  /// The default implementation returns `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Asks the delegate to show a secondary view controller in a classic interface.
  ///
  /// The default implementation returns `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Asks the delegate for the display mode to which the button changes.
  ///
  /// The default implementation returns `automatic`.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Asks the delegate for the supported orientations of the split view controller.
  ///
  /// The default implementation returns the orientations of the system.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Asks the delegate for the preferred orientation for presenting the split view controller.
  ///
  /// The default implementation returns the current orientation.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// The default implementation does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The default implementation does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// The default implementation does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// The default implementation returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The default implementation returns the proposed display mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// The default implementation does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default implementation does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The default implementation returns `nil`.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The default implementation returns `nil`.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The default implementation returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The default implementation returns `nil`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The default implementation returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The default implementation returns `automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// The default implementation returns the orientations of the system.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  { UIApplication.defaultOrientations }
  /// The default implementation returns the current orientation.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { UIScreen.main.orientation }
}
