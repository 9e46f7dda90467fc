import UIKit

/// The account under a large title.
final class AccountNavigationController: UINavigationController {
  init(user: User) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    viewControllers = [AccountViewController(user: user)]
  }

  required init?(coder: NSCoder) { nil }
}
