/// Decides whether an archive may be applied: a pure value, kept from one launch to the next.
///
/// An archive that is applied is on ``trial`` until the app confirms that it lives with it. Whoever finds an archive on trial
/// knows that the app did not: the archive is set aside, and never applied again. So the launch after one that an archive
/// has brought down is one without it, whatever happens next.
struct BootLoopBreaker<Archive: Equatable>: Equatable {
  /// The archive that was applied and is not confirmed.
  private(set) var trial: Archive?
  /// The last archive that was not confirmed.
  private(set) var setAside: Archive?

  init(trial: Archive?, setAside: Archive?) {
    self.trial = trial
    self.setAside = setAside
  }

  /// The app has been launched. To be called once in a launch, before anything else.
  mutating func launched() {
    if let trial { setAside = trial }
    trial = nil
  }

  /// Asks whether an archive may be applied. If it may, it is on trial from now on.
  mutating func begin(_ archive: Archive) -> Bool {
    guard archive != setAside else { return false }
    trial = archive
    return true
  }

  /// The app lives with what was applied.
  mutating func confirm() { trial = nil }

  /// Lets go of what was set aside.
  mutating func forget() { setAside = nil }
}
