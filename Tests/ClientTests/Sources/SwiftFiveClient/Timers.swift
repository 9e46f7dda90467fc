import Foundation
import Stateroom
import UIKit

/// Calls view controllers from the block of a timer, which is `@Sendable`. Apple's UIKit leads to warnings here, and so
/// does this.
final class Countdown {
  private var timer: Timer?

  func start(_ root: StateViewController<Int>, _ navigation: UINavigationController) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      root.transition(to: 1, animated: true)
      navigation.popViewController(animated: true)
    }
  }
}
