/// A container that places its content and its bars in the layout pass of its root view.
@MainActor
protocol LayoutContainer: AnyObject {
  func layOut()
}

/// The root view of such a container. A navigation controller's transitions begin in its layout pass.
final class ContainerLayoutView: UIView {
  weak var container: (any LayoutContainer)?

  // Off screen there is no safe area to place bars by.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOut()
  }
}
