public import UIKit

extension LeaveDecision {
  /// Returns the decision to ask the user with an alert.
  ///
  /// ```swift
  /// final class NoteViewController: UIViewController, LeaveGuarding {
  ///   var hasChanges = false
  ///   var leaveDecision: LeaveDecision {
  ///     hasChanges ? .confirm("Discard changes?", leave: "Discard", stay: "Keep Editing", over: self) : .allow
  ///   }
  /// }
  /// ```
  ///
  /// The alert is presented when the view controller would be left, over it or over what is presented there. A
  /// presentation or dismissal that is in progress there ends first. If other code dismisses the alert, or it cannot be
  /// presented, the view controller is not left. If no request needs the answer any more, the alert is dismissed.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The message of the alert. The default is `nil`.
  ///   - leave: The title of the destructive action, which allows to leave.
  ///   - stay: The title of the cancel action.
  ///   - viewController: The view controller that is left.
  public static func confirm(
    _ title: String, message: String? = nil, leave: String, stay: String, over viewController: UIViewController
  ) -> LeaveDecision {
    .ask { [weak viewController] in
      guard let viewController else { return true }
      return await LeaveAlert(title, message: message, leave: leave, stay: stay).answer(over: viewController)
    }
  }
}
