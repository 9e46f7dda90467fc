public import UIKit

/// A view controller that decides whether it may be left.
///
/// ```swift
/// final class EditorViewController: UIViewController, LeaveGuarding {
///   var leaveDecision: LeaveDecision {
///     hasChanges ? .confirm("Discard changes?", leave: "Discard", stay: "Keep Editing", over: self) : .allow
///   }
/// }
/// ```
///
/// Every container of the library evaluates the leave guards before a change begins, interactive transitions included,
/// and evaluates them again after an answer, because the app can change while the user thinks. It evaluates the guards
/// of the children that the change removes, and of all their descendants. The same applies to what a state presents;
/// see ``StateViewController/presentedViewController(for:)``. UIKit's own containers, and what the app presents, do not
/// evaluate leave guards; use `isModalInPresentation` for presentations.
@preconcurrency @MainActor
public protocol LeaveGuarding: UIViewController {
  /// The decision whether the view controller may be left now.
  ///
  /// The property is evaluated for every request. Its getter should return quickly and have no side effects.
  var leaveDecision: LeaveDecision { get }
}

/// The decision of a view controller that is about to be left.
public enum LeaveDecision: Sendable {
  /// The view controller may be left.
  case allow
  /// The view controller may not be left, and the request is refused.
  case refuse
  /// The decision depends on an answer, usually the user's.
  ///
  /// The content remains until the closure returns. The request is then performed if the closure returned `true` and
  /// refused if it returned `false`, unless a newer request has superseded it, or another view controller that would be
  /// removed does not allow it by then. If several containers need the answer at the same time, the closure is called
  /// once. A gesture cannot wait for the answer, so that its interactive transition does not begin. If the closure
  /// returns `true`, the change is performed without the gesture.
  case ask(@MainActor () async -> Bool)
}
