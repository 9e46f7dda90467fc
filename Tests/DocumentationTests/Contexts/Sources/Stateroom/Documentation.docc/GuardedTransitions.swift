import Stateroom
import UIKit

enum Phase: Hashable { case signIn, home }

extension EditorViewController {
  var hasChanges: Bool { true }
}

@MainActor let root = StateViewController(initialState: Phase.home) { _ in UIViewController() }
