import UIKit

/// The validation of stacks, which finds the reason to refuse a change before anything is changed.
@MainActor
enum NavigationValidation {
  /// Returns the reason why a controller cannot be on a stack, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - controller: The controller to put onto the stack.
  ///   - isOnStack: A Boolean value that indicates whether the controller is already at another place of the stack.
  ///   - host: The navigation controller.
  ///   - isInSplitView: A Boolean value that indicates whether the host is a column of a split view. When the split
  ///     view collapses, UIKit itself pushes the navigation controller of another column.
  static func refusal(
    of controller: UIViewController, isOnStack: Bool, in host: UINavigationController, isInSplitView: Bool
  ) -> TransitionRefusal? {
    if isOnStack {
      let fix =
        controller === host.topViewController
        ? "Use replaceTop(with:) for a state that shares the page of the one on top, or create another instance of \(type(of: controller))."
        : "Create another instance of \(type(of: controller)) for each state."
      return TransitionRefusal(
        reason: .alreadyOnStack,
        description: "\(controller) is already on the stack of \(host), where it can be only once. \(fix)")
    }
    if controller is UINavigationController {
      if isInSplitView { return nil }
      return TransitionRefusal(
        reason: .cannotBeOnStack,
        description:
          "\(controller) is a navigation controller, so it cannot be on the stack of \(host). Push its root view controller instead, or present it."
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
          "\(controller) is a child of \(parent), so \(host) cannot show it. Remove it there first, or create another instance."
      )
    }
    return nil
  }

  static func nothingToPop(in host: UINavigationController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .nothingToPop,
      description:
        "\(host) has no view controller below the top to pop to. Check states first, or use setStack(_:animated:) to replace the root view controller."
    )
  }

  static func notOnStack(_ controller: UIViewController, in host: UINavigationController) -> TransitionRefusal {
    TransitionRefusal(
      reason: .notOnStack,
      description: "\(controller) is not on the stack of \(host), so it cannot be popped to. Push it instead.")
  }
}
