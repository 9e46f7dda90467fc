import Stateroom
import UIKit

@MainActor let root = UIViewController()

@MainActor
final class Session {
  var stateRestorationActivity: NSUserActivity?
}

@MainActor let session = Session()
