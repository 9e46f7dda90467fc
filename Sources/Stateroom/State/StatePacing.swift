public import Foundation

/// When a state is shown after it was asked for, and for how long at least.
///
/// Made for states that are on their way to another one: an activity indicator that is there for a moment is worse than
/// none, and one that has come should not flash.
///
/// ```swift
/// override func pacing(of phase: Phase) -> StatePacing {
///   phase == .loading ? StatePacing(showsAfter: 0.3, staysFor: 0.6) : .immediate
/// }
/// ```
public struct StatePacing: Hashable, Sendable {
  /// How long a request for the state waits, in seconds. What is asked for meanwhile takes its place, and the state is never
  /// seen.
  public var showsAfter: TimeInterval
  /// How long the state stays when it has been shown, in seconds, counted from the end of the transition to it. Whatever
  /// is asked for meanwhile waits.
  public var staysFor: TimeInterval

  /// At once, and no longer than wanted.
  public static let immediate = StatePacing()

  /// Creates a pacing.
  public init(showsAfter: TimeInterval = 0, staysFor: TimeInterval = 0) {
    self.showsAfter = showsAfter
    self.staysFor = staysFor
  }
}
