import UIKit

private final class Badge: UIView {}

#Preview("Badge", traits: .fixedLayout(width: 60, height: 60)) { Badge() }

#Preview {
  let controller = UIViewController()
  controller.title = "Empty"
  return controller
}
