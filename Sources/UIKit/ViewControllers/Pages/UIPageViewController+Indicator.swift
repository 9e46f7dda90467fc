// The page indicator below horizontal pages.
extension UIPageViewController {
  /// The height of the page indicator, in points.
  static var indicatorHeight: CGFloat { 37 }

  /// Requests the number of pages and the current page of the indicator from the data source.
  func updateIndicator() {
    let count = dataSource?.presentationCount(for: self) ?? .min
    let index = dataSource?.presentationIndex(for: self) ?? .min
    let hasIndicator = navigationOrientation == .horizontal && transitionStyle == .scroll
    guard count != .min, index != .min, hasIndicator else { return removeIndicator() }
    let control = pageControl ?? makeIndicator()
    control.numberOfPages = count
    indicate(index)
  }

  /// Shows a page as the current page in the indicator.
  func indicate(_ index: Int) {
    guard let pageControl else { return }
    pageControl.currentPage = index
    indicatedPage = pageControl.currentPage
  }

  private func makeIndicator() -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.addAction(UIAction { [weak self] _ in self?.indicatorWasTapped() }, for: .valueChanged)
    view.addSubview(control)
    pageControl = control
    view.setNeedsLayout()
    return control
  }

  private func removeIndicator() {
    guard let pageControl else { return }
    pageControl.removeFromSuperview()
    self.pageControl = nil
    viewIfLoaded?.setNeedsLayout()
  }

  private func indicatorWasTapped() {
    guard let pageControl, pageControl.currentPage != indicatedPage else { return }
    let direction: NavigationDirection = pageControl.currentPage > indicatedPage ? .forward : .reverse
    if !turnByTap(direction) { indicate(indicatedPage) }
  }

  /// Turns to the pages in a direction, because the user tapped.
  ///
  /// Returns `false` if that is not possible.
  @discardableResult
  func turnByTap(_ direction: NavigationDirection) -> Bool {
    guard running == nil, !isWorking, waiting.isEmpty, appearance.phase == .appeared, !turner.isDragged,
      !current.isEmpty, let spread = neighbour(direction)
    else { return false }
    let transition = PageTransition(from: current, to: spread, direction: direction, cause: .tap, isAnimated: true)
    begin(transition)
    if running === transition { turner.turn(direction) }
    return true
  }
}
