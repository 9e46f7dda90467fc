/// Constants that specify whether the view controllers of a state are retained when it is left.
///
/// See ``StateViewController/retention(of:)``.
public enum StateRetention: Hashable, Sendable {
  /// The view controllers are released, and created again when the state is shown again.
  case drop
  /// The view controllers are retained until the state is shown again.
  case keep
  /// The view controllers are retained until the state is shown again or memory becomes low.
  case keepUntilMemoryWarning
}
