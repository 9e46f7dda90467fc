import Stateroom
import UIKit

enum Phase: Hashable { case home, menu }

@MainActor let root = StateViewController(initialState: Phase.home) { _ in UIViewController() }
