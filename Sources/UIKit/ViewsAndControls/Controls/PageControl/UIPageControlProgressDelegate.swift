/// The methods that provide the progress at which a page begins, and that are called when the progress is hidden.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Asks the delegate for the progress at which a page begins, from 0 to 1.
  ///
  /// The control calls this method when its page has changed. The default is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Tells the delegate that ``UIPageControlProgress/isProgressVisible`` has changed.
  ///
  /// The progress is hidden when the user begins to move a touch over the indicators of the control, and is visible
  /// again when the touch ends. An app can pause and resume the content of the page.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// The default implementation returns 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// The default implementation does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
