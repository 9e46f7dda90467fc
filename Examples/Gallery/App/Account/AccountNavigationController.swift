import UIKit

/// The navigation controller of the account, with a large title.
final class AccountNavigationController: UINavigationController {
  init(user: User) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    viewControllers = [AccountViewController(user: user)]
  }

  required init?(coder: NSCoder) { nil }
}
