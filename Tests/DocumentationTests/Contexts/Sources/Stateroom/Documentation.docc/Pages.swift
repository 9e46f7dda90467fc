import Stateroom
import UIKit

final class WelcomeViewController: UIViewController {
  convenience init(didContinue: @escaping () -> Void) { self.init() }
}

final class PermissionsViewController: UIViewController {}
final class DoneViewController: UIViewController {}
