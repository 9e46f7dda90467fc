import Stateroom
import UIKit

struct Message: Equatable { var subject = "" }

final class MessageListViewController: UIViewController {}
final class ComposeViewController: UIViewController {}

@MainActor let inbox = InboxViewController(initialState: .list)
