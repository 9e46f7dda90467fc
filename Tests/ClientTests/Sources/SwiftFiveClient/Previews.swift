import UIKit

@available(iOS 17.0, *)
#Preview {
  UINavigationController(rootViewController: UIViewController())
}
