import Stateroom
import UIKit

enum Phase: Hashable { case signIn, home }
enum Page: Hashable { case shelf, book }

@MainActor let root = StateViewController(initialState: Phase.signIn) { _ in UIViewController() }
@MainActor let library = StateNavigationController(initialState: Page.shelf) { _ in UIViewController() }
