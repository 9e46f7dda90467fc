/// A pure value that decides which archive may be applied, kept from one launch to the next.
///
/// An archive is in one place at a time, and so are its states:
///
///              begin             launched
///     saved  ────────►  trial  ────────────►  set aside
///            ◄────────
///             confirm
///
/// An archive that is applied is on ``trial`` until the app confirms that it is stable. If an archive is still on trial
/// at the next launch, the app did not confirm it: the archive is set aside, and is not applied again. What the app
/// saved in the meantime describes the interface that was on trial. It is on trial as well, and is removed. The launch
/// that follows a crash caused by an archive therefore uses neither that archive nor what was saved with it.
///
/// Archives are equal if their states are: an app that saves the same states at each launch saves equal archives.
struct BootLoopBreaker<Archive: Equatable>: Equatable {
  /// The archive that the app saved last, unless it is on trial.
  var saved: Archive?
  /// The archive that was applied and is not confirmed.
  private(set) var trial: Archive?
  /// The last archive that was not confirmed.
  private(set) var setAside: Archive?
  /// A Boolean value that indicates whether the archive on trial was the saved one.
  ///
  /// Another one, for example that of a user activity, belongs to the object that provided it.
  private var isTrialOfSaved = false

  init(saved: Archive?, trial: Archive?, setAside: Archive?) {
    self.saved = saved
    self.trial = trial
    self.setAside = setAside
  }

  /// Records a launch of the app.
  ///
  /// Call it once in a launch, before any other method.
  mutating func launched() {
    guard let trial else { return }
    setAside = trial
    saved = nil
    endTrial()
  }

  /// The archive that the app saved, also while it is on trial, or `nil` if there is none.
  var restorable: Archive? { saved ?? (isTrialOfSaved ? trial : nil) }

  /// Returns whether an archive may be applied.
  ///
  /// If so, the archive is on trial from now on.
  mutating func begin(_ archive: Archive) -> Bool {
    guard archive != setAside else { return false }
    // An archive that is applied again in the same launch remains on trial.
    guard archive != trial else { return true }
    confirm()
    isTrialOfSaved = archive == saved
    if isTrialOfSaved { saved = nil }
    trial = archive
    return true
  }

  /// Records that the app is stable with the archive that was applied.
  ///
  /// The archive is the saved one again, unless the app has saved another one.
  mutating func confirm() {
    if isTrialOfSaved, saved == nil { saved = trial }
    endTrial()
  }

  /// Removes all archives.
  mutating func removeAll() { self = BootLoopBreaker(saved: nil, trial: nil, setAside: nil) }

  private mutating func endTrial() {
    trial = nil
    isTrialOfSaved = false
  }
}
