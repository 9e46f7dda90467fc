/// The root view of a tab bar controller.
final class TabLayoutView: UIView {
  weak var controller: UITabBarController?

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

/// What the selected controller's view is in; the part behind the bar is not safe.
final class TabContentView: UIView {
  /// How much of the bottom the bar covers.
  var barHeight: CGFloat = 0 {
    didSet { if barHeight != oldValue { markSafeAreaStale() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if windowStorage != nil { insets.bottom = max(insets.bottom, barHeight) }
    return insets
  }
}
