/// A container that places its content and its bars in the layout pass of its root view.
@MainActor
protocol LayoutContainer: AnyObject {
  func layOut()
  /// Called when the view has left its window.
  func didLeaveWindow()
}

extension LayoutContainer {
  func didLeaveWindow() {}
}

/// The root view of a container with bars.
///
/// The transitions of a navigation controller begin in its layout pass.
final class ContainerLayoutView: UIView {
  weak var container: (any LayoutContainer)?

  // A view that is off screen has no safe area, which determines the frames of the bars.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    if window == nil { container?.didLeaveWindow() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOut()
  }
}
