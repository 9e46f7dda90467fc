import Stateroom
import UIKit

final class WelcomeViewController: UIViewController {
  convenience init(didContinue: @escaping () -> Void) { self.init() }
}

final class NameViewController: UIViewController {}
final class PermissionsViewController: UIViewController {}
final class DoneViewController: UIViewController {}

@MainActor let pageControl = UIPageControl()
@MainActor let tour = TourController(pages: [.welcome, .name, .permissions, .done])
