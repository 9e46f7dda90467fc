/// How the pages of a page view controller are bound.
struct PageBinding {
  /// The location of the spine; `none` if pages scroll.
  var spine: UIPageViewController.SpineLocation
  /// A Boolean value that indicates whether pages have content on their backs.
  ///
  /// Beside a spine in the middle every page is the back of another one.
  var isDoubleSided: Bool

  init(spine: UIPageViewController.SpineLocation, isDoubleSided: Bool = false) {
    self.spine = spine
    self.isDoubleSided = isDoubleSided || spine == .mid
  }
}
