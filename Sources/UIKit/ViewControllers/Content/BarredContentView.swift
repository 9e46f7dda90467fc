/// The view that contains the content of a container with bars.
///
/// The safe area excludes the parts behind the bars.
final class BarredContentView: UIView {
  /// The height that the top bar covers.
  var topBarDepth: CGFloat = 0 {
    didSet { if topBarDepth != oldValue { markSafeAreaStale() } }
  }

  /// The height that the bottom bar covers.
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
