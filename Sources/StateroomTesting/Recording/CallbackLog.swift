/// An ordered log of events, as lines of text that a test compares as a whole.
///
/// Several ``RecordingViewController``s can write to one log, and a test can add its own lines, so that their relative
/// order is visible:
///
/// ```swift
/// #expect(log.take() == ["Home.viewWillAppear(true)", "Sign In.viewWillDisappear(true)"])
/// ```
@preconcurrency @MainActor
public final class CallbackLog {
  /// The entries since the log was created or last taken.
  public private(set) var entries: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds an entry.
  public func note(_ entry: String) { entries.append(entry) }

  /// Returns the entries since the last call, and removes them.
  public func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
