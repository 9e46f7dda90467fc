/// The root view of a navigation controller. Its layout pass is where transitions begin.
final class NavigationLayoutView: UIView {
  weak var controller: UINavigationController?

  // Off screen there is no safe area to place bars by.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut()
  }
}

/// What the stack's views are in; the part behind the bar is not safe.
final class NavigationContentView: UIView {
  /// How far the bar reaches down.
  var barDepth: CGFloat = 0 {
    didSet { if barDepth != oldValue { markSafeAreaStale() } }
  }

  /// How much of the bottom the toolbar covers.
  var toolbarHeight: CGFloat = 0 {
    didSet { if toolbarHeight != oldValue { markSafeAreaStale() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    guard windowStorage != nil else { return insets }
    insets.top = max(insets.top, barDepth)
    insets.bottom = max(insets.bottom, toolbarHeight)
    return insets
  }
}
