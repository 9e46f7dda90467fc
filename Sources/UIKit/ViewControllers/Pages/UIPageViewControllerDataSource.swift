/// The methods that provide the pages to which the user can turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Asks the data source for the page before another one; `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Asks the data source for the page after another one; `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Asks the data source for the number of pages in the page indicator.
  ///
  /// The indicator is shown if the data source implements this method and the one for the index, and pages turn
  /// horizontally.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Asks the data source for the selected page of the page indicator.
  ///
  /// The method is called when the app sets a page. The indicator then follows the user's turns.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The return value of a method that the data source does not implement.
  static var notImplemented: Int { .min }

  /// The default implementation returns a value for which there is no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { Self.notImplemented }
  /// The default implementation returns a value for which there is no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Self.notImplemented }
}
