/// The methods that are called when a timer changes the progress of a page, and that permit the next page.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Tells the delegate that the timer has changed the progress.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Asks the delegate whether the control turns to another page at the end of the current page's duration.
  ///
  /// The default is `true`. If the result is `false`, the timer is paused at the end of the page.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// The default implementation does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// The default implementation returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
