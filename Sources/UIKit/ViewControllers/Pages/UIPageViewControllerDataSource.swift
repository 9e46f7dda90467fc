/// Provides the pages that the user can turn to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Asks the data source for the page before another one; `nil` if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Asks the data source for the page after another one; `nil` if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Asks the data source for the number of pages of the page indicator. There is an indicator if this method and the
  /// one for the index are implemented and pages turn horizontally.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Asks the data source for the selected page of the page indicator. Called when pages are set; the indicator then
  /// follows the user.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The value that represents a method that is not implemented.
  static var notImplemented: Int { .min }

  /// No indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { Self.notImplemented }
  /// No indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Self.notImplemented }
}
