import Foundation

/// The history of states that determines the state with which each version of an app launches.
///
/// A version receives the state of the version before it. If that version crashed, it receives the last known state. If
/// a version ends while it launches with a state, the app starts without the state, and the next version, in which the
/// cause may be corrected, tries the state once more.
struct StateHistory: Equatable {
  private var state: Data?
  /// The number of versions that ended while they launched with the state.
  private var failures = 0
  private var isLaunching = false

  /// Returns the state for the next version.
  ///
  /// - Parameter answer: The state that the running version has reported, or `nil` if there is none.
  mutating func next(after answer: Data?) -> Data? {
    switch failures {
    case 0: state = answer ?? state
    case 1: break
    default: (state, failures) = (answer, 0)
    }
    isLaunching = state != nil
    return state
  }

  /// Records that the version was launched.
  mutating func didLaunch() {
    if isLaunching { failures = 0 }
    isLaunching = false
  }

  /// Records that the version ended.
  ///
  /// - Returns: A Boolean value that indicates whether the state may be the cause, so that the app can start without
  ///   it.
  mutating func didEnd() -> Bool {
    guard isLaunching else { return false }
    failures += 1
    isLaunching = false
    return true
  }
}
