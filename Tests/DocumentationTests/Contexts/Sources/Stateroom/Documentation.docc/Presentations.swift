import Stateroom
import UIKit

struct Message: Equatable { var subject = "" }

final class MessageListViewController: UIViewController {}

final class ShelfViewController: UIViewController {}

final class BookViewController: UIViewController {
  convenience init(_ id: Int) { self.init() }
}

final class LendingViewController: UIViewController {
  convenience init(_ id: Int) { self.init() }
}

final class FeedViewController: UIViewController {}
final class DraftViewController: UIViewController {}
final class ProfileViewController: UIViewController {}

@MainActor let inbox = InboxViewController(initialState: .list)

final class SignInViewController: UIViewController {}
final class HomeViewController: UIViewController {}
final class TermsViewController: UIViewController {}
