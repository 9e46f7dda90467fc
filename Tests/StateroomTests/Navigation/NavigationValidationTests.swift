import Testing
import UIKit

@testable import Stateroom

/// UIKit itself pushes a navigation controller when a split view collapses; an app must not.
@MainActor
struct NavigationValidationTests {
  @Test(arguments: [true, false])
  func `A navigation controller may be pushed in a split view alone`(isInSplitView: Bool) {
    let refusal = NavigationValidation.refusal(
      of: UINavigationController(rootViewController: UIViewController()), isOnStack: false,
      in: UINavigationController(),
      isInSplitView: isInSplitView)
    #expect((refusal == nil) == isInSplitView)
  }
}
