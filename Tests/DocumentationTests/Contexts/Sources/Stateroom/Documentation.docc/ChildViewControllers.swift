import Stateroom
import UIKit

struct Profile: Equatable {}

final class LoadingViewController: UIViewController {}
final class FailureViewController: UIViewController {}

final class DetailsViewController: UIViewController {
  convenience init(_ profile: Profile) { self.init() }
}
