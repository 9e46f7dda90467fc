public import Foundation

/// The delay before a requested state is shown, and the minimum time for which it remains.
///
/// Use a pacing for a state that leads to another one. An activity indicator that is visible only for a moment is worse
/// than none, and one that has appeared should not flash.
///
/// ```swift
/// final class FeedController: StateViewController<Phase> {
///   override func pacing(of phase: Phase) -> StatePacing {
///     phase == .loading ? StatePacing(showsAfter: 0.3, staysFor: 0.6) : .immediate
///   }
/// }
/// ```
public struct StatePacing: Hashable, Sendable {
  /// The time for which a request for the state waits, in seconds.
  ///
  /// If another state is requested in the meantime, that request replaces the waiting one, and the state is never
  /// shown.
  public var showsAfter: TimeInterval
  /// The minimum time for which the state remains, in seconds.
  ///
  /// The time begins at the end of the transition to the state. Requests for other states wait until it has elapsed.
  public var staysFor: TimeInterval

  /// No delay and no minimum duration.
  public static let immediate = StatePacing()

  /// Creates a pacing.
  ///
  /// - Parameters:
  ///   - showsAfter: The time for which a request for the state waits, in seconds. The default is 0.
  ///   - staysFor: The minimum time for which the state remains, in seconds. The default is 0.
  public init(showsAfter: TimeInterval = 0, staysFor: TimeInterval = 0) {
    self.showsAfter = showsAfter
    self.staysFor = staysFor
  }
}
