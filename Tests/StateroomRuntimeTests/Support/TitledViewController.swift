import UIKit

/// Returns a view controller that a test recognizes by its title.
@MainActor
func titled(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}
