/// The root view of a navigation controller. Its layout pass is where transitions begin.
final class NavigationLayoutView: UIView {
  weak var controller: UINavigationController?

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

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if windowStorage != nil { insets.top = max(insets.top, barDepth) }
    return insets
  }
}
