import Stateroom
import UIKit

@MainActor let root = StateViewController(initialState: false) { _ in UIViewController() }
@MainActor let navigation = UINavigationController()
