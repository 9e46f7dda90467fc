public import UIKit

/// What a view controller adopts to be asked before it is left.
///
/// ```swift
/// final class EditorViewController: UIViewController, LeaveGuarding {
///   var leaveDecision: LeaveDecision {
///     hasChanges ? .ask { await self.confirmDiscarding() } : .allow
///   }
/// }
/// ```
///
/// Every container of the library asks before anything begins, a gesture included: a state container and its
/// controllers before children are taken away, and with them whoever is inside of those children. UIKit's own containers
/// and presentations do not ask; theirs is `isModalInPresentation`.
@preconcurrency @MainActor
public protocol LeaveGuarding: UIViewController {
  /// Whether the controller may be left now. Asked each time; it should answer quickly and change nothing.
  var leaveDecision: LeaveDecision { get }
}

/// The answer of a controller that is asked whether it may be left.
public enum LeaveDecision {
  /// It may be left.
  case allow
  /// It may not be left; the request is refused.
  case refuse
  /// Somebody has to be asked first, usually the user.
  ///
  /// Until then nothing changes. The request is served or refused when the answer is there, unless a newer one has taken
  /// its place. A gesture cannot wait: it does not begin, but the question is asked, and a yes does without the finger
  /// what the finger wanted to do.
  case ask(@MainActor () async -> Bool)
}
