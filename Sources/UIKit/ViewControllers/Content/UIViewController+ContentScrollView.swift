// The scroll view that the bars around a controller follow.
extension UIViewController {
  /// Returns the scroll view that the controller has set for the edge, or else the first one in its view.
  func scrollView(behindBarAt edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return contentScrollView(for: edge) ?? UIScrollView.content(of: view)
  }

  func contentScrollViewDidChange() {
    var ancestor = parent
    while let current = ancestor {
      if current is UINavigationController || current is UITabBarController { current.viewIfLoaded?.setNeedsLayout() }
      ancestor = current.parent
    }
  }
}
