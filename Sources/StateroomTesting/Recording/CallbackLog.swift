/// What happened, in order, as lines of text that a test compares as a whole.
///
/// Several ``RecordingViewController``s write into one log, and a test may add lines of its own, so that the order between
/// them shows:
///
/// ```swift
/// #expect(log.take() == ["Home.viewWillAppear(true)", "Sign In.viewWillDisappear(true)"])
/// ```
@preconcurrency @MainActor
public final class CallbackLog {
  /// Everything noted since the log was made or last taken from.
  public private(set) var entries: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  public func note(_ entry: String) { entries.append(entry) }

  /// Returns what was noted since the last time, and forgets it.
  public func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
