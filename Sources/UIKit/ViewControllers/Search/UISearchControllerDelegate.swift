/// Methods that observe the search interface, or present it.
///
/// All methods are optional. The delegate observes the presentation and the dismissal only if the search controller
/// performs them: because of a touch in the search bar, or because ``UISearchController/isActive`` was set.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search interface is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search interface was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search interface is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search interface was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Asks the delegate to present the search controller.
  ///
  /// If the delegate does not present it, the search controller presents itself.
  ///
  /// The method is called when the search bar is about to begin editing, and when ``UISearchController/isActive`` is
  /// set.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing, so that the search controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) {}
}
