import UIKit

/// Finds what is wrong with a change of a stack before anything is done with it.
@MainActor
enum NavigationValidation {
  /// - Parameters:
  ///   - isTaken: Whether the controller is at another place of the stack already.
  ///   - isInSplitView: Whether the host is a column of a split view. When that collapses, UIKit itself pushes the navigation
  ///     controller of another column.
  static func refusal(
    of controller: UIViewController, isTaken: Bool, in host: UINavigationController, isInSplitView: Bool
  ) -> TransitionRefusal? {
    if isTaken {
      return TransitionRefusal(
        reason: .alreadyOnStack,
        description:
          "\(controller) is on the stack of \(host) already, and one controller can only be at one place. Make another instance of \(type(of: controller)) for each state."
      )
    }
    if controller is UINavigationController {
      if isInSplitView { return nil }
      return TransitionRefusal(
        reason: .cannotBeOnStack,
        description:
          "\(controller) is a navigation controller, so it cannot be on the stack of \(host). Push its root instead, or present it."
      )
    }
    if controller.parent !== host, let refusal = RequestValidation.containment(of: controller, by: host) {
      return refusal
    }
    if let refusal = RequestValidation.presentation(of: controller, for: host) { return refusal }
    if let parent = controller.parent, parent !== host {
      return TransitionRefusal(
        reason: .childHasAnotherParent,
        description:
          "\(controller) is a child of \(parent), so \(host) cannot show it. Remove it there first, or make another instance."
      )
    }
    return nil
  }

  static func nothingToPop(in host: UINavigationController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .nothingToPop,
      description:
        "There is nothing below the top of \(host) to go back to. Look at states first, or use setStack(_:animated:) to replace the root."
    )
  }

  static func notOnStack(_ controller: UIViewController, in host: UINavigationController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .notOnStack,
      description: "\(controller) is not on the stack of \(host), so there is no way back to it. Push it instead.")
  }
}
