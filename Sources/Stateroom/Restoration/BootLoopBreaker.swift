/// A pure value that decides whether an archive may be applied, kept from one launch to the next.
///
/// An archive that is applied is on ``trial`` until the app confirms that it is stable. If an archive is still on trial
/// at the next launch, the app did not confirm it: the archive is set aside, and is not applied again. The launch that
/// follows a crash caused by an archive therefore does not use that archive.
struct BootLoopBreaker<Archive: Equatable>: Equatable {
  /// The archive that was applied and is not confirmed.
  private(set) var trial: Archive?
  /// The last archive that was not confirmed.
  private(set) var setAside: Archive?

  init(trial: Archive?, setAside: Archive?) {
    self.trial = trial
    self.setAside = setAside
  }

  /// Records a launch of the app.
  ///
  /// Call it once in a launch, before any other method.
  mutating func launched() {
    if let trial { setAside = trial }
    trial = nil
  }

  /// Returns whether an archive may be applied.
  ///
  /// If so, the archive is on trial from now on.
  mutating func begin(_ archive: Archive) -> Bool {
    guard archive != setAside else { return false }
    trial = archive
    return true
  }

  /// Records that the app is stable with the archive that was applied.
  mutating func confirm() { trial = nil }

  /// Removes the archive that was set aside.
  mutating func removeSetAside() { setAside = nil }
}
