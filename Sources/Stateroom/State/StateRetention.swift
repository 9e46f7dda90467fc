/// What becomes of the controllers of a state that is left; see ``StateViewController/retention(of:)``.
public enum StateRetention: Hashable, Sendable {
  /// They are let go, and made again when the state comes back.
  case drop
  /// They wait for the state to come back.
  case keep
  /// They wait for the state to come back, unless the system is short of memory.
  case keepUntilMemoryWarning
}
