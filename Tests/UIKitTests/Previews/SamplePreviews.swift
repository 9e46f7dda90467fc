import UIKit

private final class Badge: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
}

private final class PreviewedController: UIViewController {
  override var preferredContentSize: CGSize {
    get { CGSize(width: 200, height: 100) }
    set {}
  }
}

#Preview { PreviewedController() }

// #Preview("of a comment") { UIView() }
/* A comment /* in a comment */ with #Preview */
@available(iOS 17, *)
#Preview("Badge") {
  let badge = Badge()
  badge.tag = 3
  return badge
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 60), .landscapeLeft) { Badge() }

#Preview("Small controller", traits: .sizeThatFitsLayout) {
  let controller = PreviewedController()
  if controller.isViewLoaded { UIViewController() } else { controller }
}

#Preview("Plain", body: { UIView() })
