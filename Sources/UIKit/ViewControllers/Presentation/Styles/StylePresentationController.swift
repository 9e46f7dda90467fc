/// The presentation controller of the system styles that cover the screen or a context.
///
/// The presented view is placed when the transition begins, and follows the size of the container. Apart from that, its
/// frame is what an animator or other code of the app makes it.
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
}
