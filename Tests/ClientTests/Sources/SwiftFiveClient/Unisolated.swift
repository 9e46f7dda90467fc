import Foundation
import Stateroom
import UIKit

// Code of the time before actors. With Apple's UIKit it compiles without a warning in the Swift 5 mode, because
// imported declarations are preconcurrency.

final class NavigationHolder: NSObject {
  let navigation = UINavigationController()
  let container = ContainerViewController()
  var insets = UIEdgeInsets.zero
}

func makeView() -> UIView { UIView() }

func makeContainer(_ child: UIViewController) -> ContainerViewController {
  let container = ContainerViewController(viewControllers: [child])
  container.transitionPolicy = .queue
  return container
}

struct Screen {
  var title = "Title"
  var controller: UIViewController = UIViewController()

  func fill() {
    controller.title = title
    controller.view.backgroundColor = .white
  }
}

protocol Router {
  func show(_ controller: UIViewController)
}

final class ContainerRouter: Router {
  let container: ContainerViewController
  init(container: ContainerViewController) { self.container = container }
  func show(_ controller: UIViewController) { container.setViewController(controller, using: .dissolve) }
}

final class FieldDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
