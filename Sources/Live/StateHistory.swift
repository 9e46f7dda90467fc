import Foundation

/// A pure value that decides with which state each version of an app launches.
///
/// A version receives the state of the version before it. If that one crashed, it receives the last state that is known. If a
/// version ends while it launches with a state, the app starts without it, and the next version, in which the reason may be
/// corrected, tries the state once more.
struct StateHistory: Equatable {
  private var state: Data?
  /// The number of versions that ended while they launched with the state.
  private var failures = 0
  private var isLaunching = false

  /// Returns the state for the next version.
  ///
  /// - Parameter answer: The state that the running version has reported; `nil` if there is none.
  mutating func next(after answer: Data?) -> Data? {
    switch failures {
    case 0: state = answer ?? state
    case 1: break
    default: (state, failures) = (answer, 0)
    }
    isLaunching = state != nil
    return state
  }

  /// Notes that the version was launched.
  mutating func didLaunch() {
    if isLaunching { failures = 0 }
    isLaunching = false
  }

  /// Notes that the version ended. Returns whether the state may be the reason, so that the app can start without it.
  mutating func didEnd() -> Bool {
    guard isLaunching else { return false }
    failures += 1
    isLaunching = false
    return true
  }
}
