/// What the content of a container with bars is in; the parts behind the bars are not safe.
final class BarredContentView: UIView {
  /// How far the bar at the top reaches down.
  var topBarDepth: CGFloat = 0 {
    didSet { if topBarDepth != oldValue { markSafeAreaStale() } }
  }

  /// How much of the bottom the bar there covers.
  var bottomBarHeight: CGFloat = 0 {
    didSet { if bottomBarHeight != oldValue { markSafeAreaStale() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    guard windowStorage != nil else { return insets }
    insets.top = max(insets.top, topBarDepth)
    insets.bottom = max(insets.bottom, bottomBarHeight)
    return insets
  }
}
