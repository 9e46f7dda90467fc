import Stateroom
import UIKit

@MainActor let root = StateViewController(initialState: false) { _ in UIViewController() }
@MainActor let navigation = UINavigationController()

enum Mailbox: Hashable { case inbox, archive }
enum Letter: Hashable { case none, message(Int) }

@MainActor let split = UISplitViewController(style: .doubleColumn)
