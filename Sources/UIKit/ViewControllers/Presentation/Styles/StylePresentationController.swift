/// The presentation controller of the system styles that cover the screen or a context.
final class StylePresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(
    style: UIModalPresentationStyle, presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.style = style
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var presentationStyle: UIModalPresentationStyle { style }
  override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let view = presentedView, view.superview === containerView else { return }
    view.place(in: frameOfPresentedViewInContainerView)
  }
}
